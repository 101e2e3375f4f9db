import type { Destination } from '@mailroom/core'
import { ReviewPreview } from '@mailroom/mailbox'
import { useNavigationActs } from '@mailroom/react'

export interface ReviewWindowProps {
  destination: Extract<Destination, { kind: 'reviewPreview' }>
  onTitleChange: (title: string) => void
  onLeave: (next: Destination) => void
}

/** A file of a mail in review, for the window that shows it. @source RV-03 */
export function ReviewWindow({ destination, onTitleChange, onLeave }: ReviewWindowProps) {
  const { navigate } = useNavigationActs()
  const { review, attachment } = destination
  return (
    <ReviewPreview
      {...{ review, attachment, onTitleChange }}
      onAttachmentChange={(id) =>
        navigate({ kind: 'reviewPreview', review, attachment: id }, { replace: true })
      }
      onClose={() => onLeave({ kind: 'review' })}
    />
  )
}
