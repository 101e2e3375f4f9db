import type { AttachmentId, ReviewId } from '@mailroom/core'
import { useAdapter, useReviewMail, useStrings } from '@mailroom/react'
import { ShownFiles } from '../reading/preview/ShownFiles'
import { readingStrings } from '../reading/readingStrings'
import { MissingReview } from './MissingReview'
import { reviewStrings } from './reviewStrings'

export interface ReviewPreviewProps {
  /** The mail in review. */
  review: ReviewId
  /** The file that is shown. */
  attachment: AttachmentId
  /** The reviewer goes on to another file of the mail. */
  onAttachmentChange: (attachment: AttachmentId) => void
  onClose?: () => void
  /** The name of the file is known, for the title of a window. */
  onTitleChange?: (name: string) => void
}

/**
 * A file of a mail in review, shown; and the way from one to the next. Fills its element.
 *
 * @public
 * @source RV-03
 */
export function ReviewPreview({ review: id, ...props }: ReviewPreviewProps) {
  useStrings(readingStrings)
  const { t } = useStrings(reviewStrings)
  const { review } = useAdapter()
  const { mail, error, refresh } = useReviewMail(id)
  if (!review || !mail)
    return <MissingReview t={t} error={error} onRetry={() => void refresh()} onClose={props.onClose} />
  const { fileAsPdf } = review
  return (
    <ShownFiles
      {...props}
      attachments={typeof mail.content === 'string' ? [] : mail.content.attachments}
      load={(file, options) => review.file(id, file, options)}
      convert={fileAsPdf && ((file, options) => fileAsPdf(id, file, options))}
    />
  )
}
