import { formatSize, type DiskPlace, type UploadId } from '@mailroom/core'
import { useDiskPage, useErrorText } from '@mailroom/react'
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  IconButton,
  Loading,
  Skeleton,
} from '@mailroom/ui'
import { useState } from 'react'
import type { ChosenFile } from './chosenFiles'
import { DiskPath } from './DiskPath'
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
  const errorText = useErrorText()
  const [folderId, setFolderId] = useState<UploadId>()
  const [index, setIndex] = useState(0)
  const offset = index * pageSize
  const { page, error, isLoading, refresh } = useDiskPage({ place, folderId, offset, limit: pageSize })
  const goTo = (id: UploadId | undefined) => {
    setFolderId(id)
    setIndex(0)
  }
  return (
    <div className={styles.tab}>
      {page && place !== 'transit' && <DiskPath t={t} path={page.path} onOpen={goTo} />}
      {error !== undefined && !page && (
        <EmptyState
          kind="error"
          title={errorText(error) ?? ''}
          action={
            <Button onClick={() => (folderId === undefined ? void refresh() : goTo(undefined))}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {isLoading && !page && (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height={240} />
        </Loading>
      )}
      {page?.total === 0 && (
        <p className={styles.empty} role="status">
          {t(place === 'transit' ? 'emptyTransit' : 'emptyFolder')}
        </p>
      )}
      {page && page.entries.length > 0 && (
        <ul className={styles.list} aria-label={t('files')}>
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
      {page && page.total > pageSize && (
        <div className={styles.pages}>
          <IconButton
            size="small"
            label={t('previous')}
            icon={<ChevronLeftIcon />}
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          />
          <span role="status">
            {t('position', {
              from: offset + 1,
              to: Math.min(offset + pageSize, page.total),
              total: page.total,
            })}
          </span>
          <IconButton
            size="small"
            label={t('next')}
            icon={<ChevronRightIcon />}
            disabled={offset + pageSize >= page.total}
            onClick={() => setIndex(index + 1)}
          />
        </div>
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
