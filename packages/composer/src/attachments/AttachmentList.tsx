import {
  formatSize,
  goesOnline,
  visibleFileName,
  type DraftAttachment,
  type OnlineFile,
  type OnlineRules,
  type SecrecyLevel,
  type SecrecyRules,
} from '@mailroom/core'
import { FileItem, UploadRow } from '@mailroom/files'
import { useSendingRules } from '@mailroom/react'
import { CloseIcon, IconButton, LatePart, LinkIcon } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import type { SendFault } from '../composer/checkDraft'
import { FileLevel } from '../secrecy/lazyLevels'
import * as styles from './AttachmentList.css'
import { LinkSuggestion } from './LinkSuggestion'
import type { Uploads } from './useUploads'

/** What can be said about how secret the files are. */
export interface FileLevels {
  rules: SecrecyRules
  ofMail: SecrecyLevel | undefined
  fault?: SendFault
  onChange: (attachment: DraftAttachment, level: SecrecyLevel | undefined) => void
}

export interface AttachmentListProps {
  t: SayComposer
  /** Files that are there; pictures inside the text are not among them. */
  attachments: readonly DraftAttachment[]
  uploads: Uploads
  onRemove: (attachment: DraftAttachment) => void
  /** It no longer travels with the mail, which links to it. */
  onOnline: (file: OnlineFile) => void
  /** Absent where the organisation has no levels of secrecy. */
  levels?: FileLevels
}

/** The files of a mail that is being written, and those on their way. @source AT-01 */
export function AttachmentList({ t, attachments, uploads, onRemove, onOnline, levels }: AttachmentListProps) {
  const rules = useSendingRules()?.online
  if (attachments.length + uploads.uploads.length === 0) return null
  return (
    <>
      <ul className={styles.list} aria-label={t('attachments', { count: attachments.length })}>
        {attachments.map((attachment) => (
          <FileItem
            key={attachment.id}
            name={attachment.name}
            icon={isLinked(attachment, rules) ? <LinkIcon /> : undefined}
            detail={
              <>
                {formatSize(attachment.sizeBytes)}
                {rules && isLinked(attachment, rules) && ` · ${t('asLink', { count: rules.keptDays })}`}
              </>
            }
            acts={
              <IconButton
                size="small"
                label={t('removeAttachment', { name: visibleFileName(attachment.name) })}
                icon={<CloseIcon />}
                onClick={() => onRemove(attachment)}
              />
            }
          >
            {levels && (
              <LatePart>
                <FileLevel
                  t={t}
                  rules={levels.rules}
                  mailLevel={levels.ofMail}
                  file={attachment}
                  fault={levels.fault}
                  onChange={(level) => levels.onChange(attachment, level)}
                />
              </LatePart>
            )}
          </FileItem>
        ))}
        {uploads.uploads.map((upload) => (
          <LatePart key={upload.key} fallback={<FileItem name={upload.name} state={upload.state.kind} />}>
            <UploadRow upload={upload} acts={uploads} failure="attachFailed" />
          </LatePart>
        ))}
      </ul>
      <LinkSuggestion t={t} attachments={attachments} rules={rules} onOnline={onOnline} />
    </>
  )
}

/** The mail will link to it: because it says so, or because of its size. */
const isLinked = (file: DraftAttachment, rules: OnlineRules | undefined): boolean =>
  file.online !== undefined || goesOnline(rules, file)
