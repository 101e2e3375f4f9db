import { persistently } from '@mailroom/ui'
import FollowUpWatch, { type FollowUpWatchProps } from '../follow-up/FollowUpWatch'
import { ReviewWatch, type ReviewWatchProps } from '../review/ReviewWatch'

export interface PaneWatchProps extends Omit<FollowUpWatchProps, 'onNode'> {
  onReminders: FollowUpWatchProps['onNode']
  onReview: ReviewWatchProps['onNode']
}

/** Looks after what stands beside the folders while there is something. @source ML-29, FL-04 */
export function PaneWatch({ onReminders, onReview, ...props }: PaneWatchProps) {
  return (
    <>
      <FollowUpWatch onNode={onReminders} {...props} />
      <ReviewWatch onNode={onReview} />
    </>
  )
}

export { FolderDrawer } from './FolderDrawer'

/** Where mails of others are reviewed. Asked for from here, so that the mailbox names none of its parts. */
export const loadReviewArea = persistently(() =>
  import('../review/ReviewArea').then((code) => ({ default: code.ReviewArea })),
)
