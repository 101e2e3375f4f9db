import type { Attachment, AttachmentId, MessageRef } from '@mailroom/core'
import { FilePreview } from '@mailroom/previews'
import { useAdapter, useStableCallback, useStrings } from '@mailroom/react'
import { Button, EmptyState } from '@mailroom/ui'
import { useEffect } from 'react'
import { usePackageDownload } from '../../download/usePackageDownload'
import { ReadingFace } from '../faces/ReadingFace'
import { readingStrings } from '../readingStrings'
import { useReading } from '../useReading'
import * as styles from './AttachmentPreview.css'

export interface AttachmentPreviewProps {
  messageRef: MessageRef
  /** The file that is shown. */
  attachment: AttachmentId
  /** The reader goes on to another file of the mail. */
  onAttachmentChange: (attachment: AttachmentId) => void
  onClose?: () => void
  /** The name of the file is known, for the title of a window. */
  onTitleChange?: (name: string) => void
}

/**
 * A file of a mail, shown; and the way from one to the next. Fills its element.
 *
 * @public
 * @source RD-07, RD-15
 */
export function AttachmentPreview(props: AttachmentPreviewProps) {
  const { messageRef, attachment, onAttachmentChange, onClose, onTitleChange } = props
  const { t } = useStrings(readingStrings)
  const { messages } = useAdapter()
  const state = useReading(messageRef)
  const downloads = usePackageDownload()
  const files = state.kind === 'open' ? state.message.attachments.filter(({ isInline }) => !isInline) : []
  const index = files.findIndex(({ id }) => id === attachment)
  const file = files[index]
  const name = file?.name
  const tellTitle = useStableCallback((title: string) => onTitleChange?.(title))
  useEffect(() => {
    if (name !== undefined) tellTitle(name)
  }, [name, tellTitle])
  if (state.kind !== 'open') return <ReadingFace state={state} onClose={() => onClose?.()} />
  if (file === undefined || downloads === undefined) {
    const close = onClose && <Button onClick={onClose}>{t('close')}</Button>
    return (
      <div className={styles.face}>
        <EmptyState title={t(file === undefined ? 'fileGone' : 'filesOff')} action={close} />
      </div>
    )
  }
  const goTo = (other: Attachment | undefined) => other && (() => onAttachmentChange(other.id))
  const { attachmentAsPdf } = messages
  return (
    <FilePreview
      key={file.id}
      file={{
        name: file.name,
        sizeBytes: file.sizeBytes,
        load: (options) => messages.attachment(messageRef, file.id, options),
        convert: attachmentAsPdf && ((options) => attachmentAsPdf(messageRef, file.id, options)),
      }}
      onDownload={() => downloads.file(messageRef, file)}
      onPrevious={goTo(files[index - 1])}
      onNext={goTo(files[index + 1])}
      onClose={onClose}
    />
  )
}
