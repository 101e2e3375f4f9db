import { formatSize, visibleFileName, type DraftAttachment } from '@mailroom/core'
import { Button, CloseIcon, FileIcon, FileName, IconButton, Progress, VisuallyHidden } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import * as styles from './AttachmentList.css'
import type { Upload } from './useUploads'

export interface AttachmentListProps {
  t: SayComposer
  /** Files that are there; pictures inside the text are not among them. */
  attachments: readonly DraftAttachment[]
  uploads: readonly Upload[]
  onRemove: (attachment: DraftAttachment) => void
  onCancel: (key: number) => void
  onRetry: (key: number) => void
}

/** The files of a mail that is being written, and those on their way. @source AT-01 */
export function AttachmentList({
  t,
  attachments,
  uploads,
  onRemove,
  onCancel,
  onRetry,
}: AttachmentListProps) {
  if (attachments.length + uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('attachments', { count: attachments.length })}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.item}>
          <FileIcon />
          <Name of={attachment.name} />
          <span className={styles.size}>{formatSize(attachment.sizeBytes)}</span>
          <span className={styles.fixed}>
            <IconButton
              size="small"
              label={t('removeAttachment', { name: visibleFileName(attachment.name) })}
              icon={<CloseIcon />}
              onClick={() => onRemove(attachment)}
            />
          </span>
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.item} data-failed={upload.failure !== undefined || undefined}>
          <FileIcon />
          <Name of={upload.name} />
          {upload.failure === undefined ? (
            <UploadProgress t={t} upload={upload} />
          ) : (
            <>
              <span role="alert" className={styles.failure}>
                <VisuallyHidden>{visibleFileName(upload.name)} </VisuallyHidden>
                {t('uploadFailed', { why: upload.failure })}
              </span>
              <span className={styles.retry}>
                <Button
                  size="small"
                  onClick={() => onRetry(upload.key)}
                  aria-label={t('retryUpload', { name: upload.name })}
                >
                  {t('retry')}
                </Button>
              </span>
            </>
          )}
          <span className={styles.fixed}>
            <IconButton
              size="small"
              label={t('cancelUpload', { name: upload.name })}
              icon={<CloseIcon />}
              onClick={() => onCancel(upload.key)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** @source X8 */
function Name({ of }: { of: string }) {
  const name = visibleFileName(of)
  return (
    <span className={styles.name} title={name}>
      <FileName name={name} />
    </span>
  )
}

function UploadProgress({ t, upload: { name, doneBytes, sizeBytes } }: { t: SayComposer; upload: Upload }) {
  const figures = t('uploadProgress', { done: formatSize(doneBytes), total: formatSize(sizeBytes) })
  return (
    <>
      <span className={styles.progress}>
        <Progress label={t('uploading', { name })} value={doneBytes} max={sizeBytes} valueText={figures} />
      </span>
      <span className={styles.size}>{figures}</span>
    </>
  )
}
