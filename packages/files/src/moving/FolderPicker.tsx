import { visibleFileName, type DiskEntry, type FolderedDisk, type UploadId } from '@mailroom/core'
import { pageLabels, useDiskPage } from '@mailroom/react'
import { ChevronRightIcon, FolderIcon, Pagination } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import type { SayFiles } from '../filesStrings'
import { FolderFace } from '../folder-view/FolderFace'
import { folderFace } from '../folder-view/folderFaceRule'
import { FolderPath } from '../folder-view/FolderPath'
import * as styles from './FolderPicker.css'

/** As many as one answer holds: folders come before files. */
const pageSize = 100

/** A folder that is open in the picker. */
export interface PickedFolder {
  /** Undefined is the top. */
  readonly id: UploadId | undefined
  readonly name: string
}

export interface FolderPickerProps {
  t: SayFiles
  disk: FolderedDisk
  /** Folders that nothing can be put into, because they are moved themselves. */
  without: readonly UploadId[]
  /** The folder that is open; undefined while it is not known to be there. */
  onPick: (folder: PickedFolder | undefined) => void
}

/** The folders of a disk; the one that is open is picked. @source FC-02 */
export function FolderPicker({ t, disk, without, onPick }: FolderPickerProps) {
  const [id, setId] = useState<UploadId>()
  const [number, setNumber] = useState(1)
  const { page, error, refresh } = useDiskPage({
    ...{ place: disk, folderId: id, offset: (number - 1) * pageSize, limit: pageSize },
  })
  const face = folderFace(page, error)
  const isThere = face.kind === 'content' || face.kind === 'empty'
  const name = page?.path.at(-1)?.name ?? t(disk)
  useEffect(() => onPick(isThere ? { id, name } : undefined), [onPick, isThere, id, name])
  const folders = (isThere ? (page?.entries ?? []) : []).filter(({ kind }) => kind === 'folder')
  const shown = folders.filter((each) => !without.includes(each.id))
  // Once a file stands at its end, what follows are files.
  const hasMore = page !== undefined && page.total > pageSize && page.entries.at(-1)?.kind === 'folder'
  const open = (wanted: UploadId | undefined) => {
    setId(wanted)
    setNumber(1)
  }
  return (
    <div className={styles.picker}>
      <FolderPath label={t('path')} top={t(disk)} path={page?.path ?? []} onOpen={open} />
      {!isThere && (
        <FolderFace
          {...{ t, face, place: disk, folderId: id }}
          onUpload={undefined}
          onTop={() => open(undefined)}
          onRetry={() => void refresh()}
        />
      )}
      {isThere && shown.length === 0 && (
        <p className={styles.empty} role="status">
          {t('noFolders')}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t('folders')}>
          {shown.map((folder) => (
            <FolderRow key={folder.id} t={t} folder={folder} onOpen={open} />
          ))}
        </ul>
      )}
      {(hasMore || number > 1) && page && (
        <Pagination
          {...{ pageSize, page: number, total: page.total }}
          labels={pageLabels(t)}
          onPageChange={setNumber}
        />
      )}
    </div>
  )
}

interface FolderRowProps {
  t: SayFiles
  folder: DiskEntry
  onOpen: (id: UploadId) => void
}

function FolderRow({ t, folder, onOpen }: FolderRowProps) {
  const name = visibleFileName(folder.name)
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-label={t('openFolder', { name })}
        onClick={() => onOpen(folder.id)}
      >
        <FolderIcon />
        <bdi className={styles.name}>{name}</bdi>
        <ChevronRightIcon />
      </button>
    </li>
  )
}
