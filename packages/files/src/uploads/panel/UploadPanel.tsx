import { useStrings } from '@mailroom/react'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton } from '@mailroom/ui'
import { useState, useSyncExternalStore } from 'react'
import { fileIcon } from '../../kinds/fileIcon'
import { isComing, type Upload } from '../Upload'
import { UploadRow } from '../UploadRow'
import { uploadStrings, type SayUpload } from '../uploadStrings'
import { useUploadQueue, type DiskUploads } from './useUploadQueue'
import * as styles from './UploadPanel.css'

/** Files on their way to the disks, and those that have arrived or failed; nothing without any. @source FC-02 */
export function UploadPanel() {
  const queue = useUploadQueue()
  return queue ? <QueuePanel queue={queue} /> : null
}

function QueuePanel({ queue }: { queue: DiskUploads }) {
  const { t } = useStrings(uploadStrings)
  const uploads = useSyncExternalStore(queue.subscribe, () => queue.uploads)
  const [isHidden, setHidden] = useState(false)
  if (uploads.length === 0) return null
  const { pause, resume, cancel } = queue
  return (
    <section className={styles.panel} aria-label={t('uploads')}>
      <div className={styles.head}>
        <span role="status" className={styles.words}>
          {summary(t, uploads)}
        </span>
        <IconButton
          size="small"
          label={t(isHidden ? 'showUploads' : 'hideUploads')}
          icon={isHidden ? <ChevronUpIcon /> : <ChevronDownIcon />}
          tooltipSide="top"
          aria-expanded={!isHidden}
          onClick={() => setHidden(!isHidden)}
        />
        {!uploads.some(isComing) && (
          <IconButton
            size="small"
            label={t('closeUploads')}
            icon={<CloseIcon />}
            tooltipSide="top"
            onClick={queue.end}
          />
        )}
      </div>
      {!isHidden && (
        <ul className={styles.list} aria-label={t('uploads')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              acts={{ pause, resume, cancel }}
              isLine
              icon={iconOf(upload)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function iconOf({ name }: Upload) {
  const Icon = fileIcon(name, '')
  return <Icon />
}

/** What is under way, else what has failed, else what is there. */
function summary(t: SayUpload, uploads: readonly Upload[]): string {
  const comingCount = uploads.filter(isComing).length
  const failedCount = uploads.filter(({ state }) => state.kind === 'failed').length
  if (comingCount > 0) return t('comingCount', { count: comingCount })
  return failedCount > 0
    ? t('failedCount', { count: failedCount })
    : t('doneCount', { count: uploads.length })
}
