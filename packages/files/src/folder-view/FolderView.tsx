import type { DiskEntry, DiskPlace, UploadId } from '@mailroom/core'
import { pageLabels, useStableCallback } from '@mailroom/react'
import { Pagination, useFileDrop } from '@mailroom/ui'
import { useState } from 'react'
import { AskedDialog } from '../acts/AskedDialog'
import type { Asked } from '../acts/Asked'
import { useFileActs } from '../acts/useFileActs'
import type { FilePlace } from '../file-center/FileCenter'
import type { SayFiles } from '../filesStrings'
import { useFilePicker } from '../uploads/panel/useFilePicker'
import { useFolderUploads } from '../uploads/panel/useFolderUploads'
import { FolderFace } from './FolderFace'
import { folderFace } from './folderFaceRule'
import { FolderPath } from './FolderPath'
import { FolderToolbar } from './FolderToolbar'
import * as styles from './FolderView.css'
import { RoomBar } from './RoomBar'
import { FileTable } from './table/FileTable'
import { pageSize, useFolderPage } from './useFolderPage'
import { useKeptFocus } from './useKeptFocus'

export interface FolderViewProps {
  t: SayFiles
  place: DiskPlace
  folderId: UploadId | undefined
  onGo: (to: FilePlace) => void
}

/** One folder: the way to it, what can be done in it, what lies in it. */
export function FolderView({ t, place, folderId, onGo }: FolderViewProps) {
  const { page, error, refresh, number, setNumber } = useFolderPage(place, folderId)
  const face = folderFace(page, error)
  const entries = face.kind === 'content' ? (page?.entries ?? []) : []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = entries.filter(({ id }) => chosen.has(id))
  const [asked, ask] = useState<Asked>()
  const canWrite = page?.canWrite === true && face.kind !== 'gone'
  const canPut = canWrite && place !== 'transit'
  const acts = useFileActs({ t, place, canWrite, ask })
  const upload = useFolderUploads({ t, place, folderId, canPut })
  const picker = useFilePicker(t('upload'), upload)
  const { isOver, dropProps } = useFileDrop(upload)
  const open = useStableCallback((entry: DiskEntry) =>
    entry.kind === 'folder' ? onGo({ place, folderId: entry.id }) : acts.download([entry]),
  )
  const kept = useKeptFocus()
  const retry = () => void refresh()
  return (
    <div className={styles.view} {...dropProps} {...kept}>
      <div className={styles.head}>
        <FolderPath
          className={styles.path}
          label={t('path')}
          top={t(place)}
          path={page?.path ?? []}
          onOpen={(id) => onGo({ place, ...(id !== undefined && { folderId: id }) })}
        />
        {page && <RoomBar t={t} room={page.room} />}
      </div>
      <FolderToolbar
        t={t}
        entries={entries}
        selected={selected}
        acts={acts.of(selected)}
        onSelect={setChosen}
        onUpload={canPut ? picker.open : undefined}
        onNewFolder={canPut ? () => ask({ kind: 'newFolder' }) : undefined}
        onRefresh={retry}
      />
      <div className={styles.body}>
        <FolderFace
          {...{ t, face, place, folderId }}
          onUpload={canPut ? picker.open : undefined}
          onTop={() => onGo({ place })}
          onRetry={retry}
        />
        {entries.length > 0 && (
          <FileTable
            {...{ t, entries, acts, chosen }}
            label={t(place)}
            isTransit={place === 'transit'}
            onChosenChange={setChosen}
            onOpen={open}
          />
        )}
      </div>
      {page && page.total > pageSize && (
        <div className={styles.foot}>
          <Pagination
            page={number}
            pageSize={pageSize}
            total={page.total}
            labels={pageLabels(t)}
            onPageChange={(next) => {
              setChosen(new Set())
              setNumber(next)
            }}
          />
        </div>
      )}
      {picker.input}
      {isOver && <div className={styles.drop}>{t(canPut ? 'dropFiles' : 'mayNotWrite')}</div>}
      {asked && <AskedDialog {...{ t, asked, place, folderId }} onClose={() => ask(undefined)} />}
    </div>
  )
}
