import {
  formatSize,
  goesOnline,
  visibleFileName,
  type DraftAttachment,
  type OnlineFile,
  type OnlineRules,
} from '@mailroom/core'
import { useSendingRules } from '@mailroom/react'
import { CloseIcon, FileIcon, IconButton, LinkIcon } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import * as styles from './AttachmentList.css'
import { AttachmentName } from './AttachmentName'
import { LinkSuggestion } from './LinkSuggestion'
import { UploadRow } from './UploadRow'
import type { Uploads } from './useUploads'

export interface AttachmentListProps {
  t: SayComposer
  /** Files that are there; pictures inside the text are not among them. */
  attachments: readonly DraftAttachment[]
  uploads: Uploads
  onRemove: (attachment: DraftAttachment) => void
  /** It no longer travels with the mail, which links to it. */
  onOnline: (file: OnlineFile) => void
}

/** The files of a mail that is being written, and those on their way. @source AT-01 */
export function AttachmentList({ t, attachments, uploads, onRemove, onOnline }: AttachmentListProps) {
  const rules = useSendingRules()?.online
  if (attachments.length + uploads.uploads.length === 0) return null
  return (
    <>
      <ul className={styles.list} aria-label={t('attachments', { count: attachments.length })}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.item}>
            {isLinked(attachment, rules) ? <LinkIcon /> : <FileIcon />}
            <AttachmentName of={attachment.name} />
            <span className={styles.size}>
              {formatSize(attachment.sizeBytes)}
              {rules && isLinked(attachment, rules) && ` · ${t('asLink', { count: rules.keptDays })}`}
            </span>
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
      <LinkSuggestion t={t} attachments={attachments} rules={rules} onOnline={onOnline} />
    </>
  )
}

/** The mail will link to it: because it says so, or because of its size. */
const isLinked = (file: DraftAttachment, rules: OnlineRules | undefined): boolean =>
  file.online !== undefined || goesOnline(rules, file)
