import { formatSize, type DiskPlace, type UploadId } from '@mailroom/core'
import { FolderPath, NoPageYet } from '@mailroom/files'
import { useDiskPage } from '@mailroom/react'
import { PageSteps } from '@mailroom/ui'
import { useState } from 'react'
import * as picking from './picking.css'
import type { ChosenFile } from './chosenFiles'
import { DiskRow } from './DiskRow'
import { DiskTools } from './DiskTools'
import * as styles from './OnlineFiles.css'
import type { SayOnline } from './onlineStrings'

/** Files of one page. @source 2nd text 9 */
const pageSize = 10

interface DiskTabProps {
  t: SayOnline
  place: DiskPlace
  chosen: readonly ChosenFile[]
  onToggle: (file: ChosenFile) => void
}

/** One of the places: its folders, its files, page by page, and how full it is. */
export function DiskTab({ t, place, chosen, onToggle }: DiskTabProps) {
  const [folderId, setFolderId] = useState<UploadId>()
  const [index, setIndex] = useState(0)
  const offset = index * pageSize
  const { page, error, refresh } = useDiskPage({ place, folderId, offset, limit: pageSize })
  const goTo = (id: UploadId | undefined) => {
    setFolderId(id)
    setIndex(0)
  }
  return (
    <div className={styles.tab}>
      {page && place !== 'transit' && page.path.length > 0 && (
        <FolderPath label={t('path')} top={t('top')} path={page.path} onOpen={goTo} />
      )}
      {!page && (
        <NoPageYet
          error={error}
          labels={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => (folderId === undefined ? void refresh() : goTo(undefined))}
        />
      )}
      {page?.total === 0 && (
        <p className={picking.empty} role="status">
          {t(place === 'transit' ? 'emptyTransit' : 'emptyFolder')}
        </p>
      )}
      {page && page.entries.length > 0 && (
        <ul className={picking.list} aria-label={t('files')}>
          {page.entries.map((entry) => (
            <DiskRow
              key={entry.id}
              t={t}
              entry={entry}
              isChosen={chosen.some((each) => each.entry.id === entry.id)}
              onPress={() => (entry.kind === 'folder' ? goTo(entry.id) : onToggle({ place, entry }))}
            />
          ))}
        </ul>
      )}
      {page && (
        <PageSteps
          labels={{ previous: t('previous'), next: t('next'), position: (shown) => t('position', shown) }}
          index={index}
          pageSize={pageSize}
          total={page.total}
          onIndex={setIndex}
        />
      )}
      {page && (
        <div className={styles.foot}>
          {place !== 'transit' && page.canWrite && (
            <DiskTools t={t} target={{ place, folderId }} onChange={() => void refresh()} />
          )}
          <span className={styles.room}>
            {t('room', {
              used: formatSize(page.room.usedBytes),
              total: formatSize(page.room.capacityBytes),
            })}
          </span>
        </div>
      )}
    </div>
  )
}
