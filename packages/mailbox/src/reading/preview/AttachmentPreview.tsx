import type { AttachmentId, MessageRef } from '@mailroom/core'
import { useAdapter, useStrings } from '@mailroom/react'
import { ReadingFace } from '../faces/ReadingFace'
import { readingStrings } from '../readingStrings'
import { useReading } from '../useReading'
import { ShownFiles } from './ShownFiles'

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
export function AttachmentPreview({ messageRef, ...props }: AttachmentPreviewProps) {
  useStrings(readingStrings)
  const { messages } = useAdapter()
  const state = useReading(messageRef)
  if (state.kind !== 'open') return <ReadingFace state={state} onClose={() => props.onClose?.()} />
  const { attachmentAsPdf } = messages
  return (
    <ShownFiles
      {...props}
      attachments={state.message.attachments}
      load={(id, options) => messages.attachment(messageRef, id, options)}
      convert={attachmentAsPdf && ((id, options) => attachmentAsPdf(messageRef, id, options))}
    />
  )
}
