import { formatSize, visibleFileName, type DraftAttachment } from '@mailroom/core'
import { CloseIcon, FileIcon, IconButton } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import * as styles from './AttachmentList.css'
import { AttachmentName } from './AttachmentName'
import { UploadRow } from './UploadRow'
import type { Uploads } from './useUploads'

export interface AttachmentListProps {
  t: SayComposer
  /** Files that are there; pictures inside the text are not among them. */
  attachments: readonly DraftAttachment[]
  uploads: Uploads
  onRemove: (attachment: DraftAttachment) => void
}

/** The files of a mail that is being written, and those on their way. @source AT-01 */
export function AttachmentList({ t, attachments, uploads, onRemove }: AttachmentListProps) {
  if (attachments.length + uploads.uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('attachments', { count: attachments.length })}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.item}>
          <FileIcon />
          <AttachmentName of={attachment.name} />
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
      {uploads.uploads.map((upload) => (
        <UploadRow key={upload.key} t={t} upload={upload} acts={uploads} />
      ))}
    </ul>
  )
}
