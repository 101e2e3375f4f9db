import type { ComposeStart } from '@mailroom/composer'
import { useKeptDrafts } from '@mailroom/react'
import { persistently } from '@mailroom/ui'
import { useEffect } from 'react'
import FollowUpWatch, { type FollowUpWatchProps } from '../follow-up/FollowUpWatch'
import { ReviewWatch, type ReviewWatchProps } from '../review/ReviewWatch'

export interface PaneWatchProps extends Omit<FollowUpWatchProps, 'onNode'> {
  onReminders: FollowUpWatchProps['onNode']
  onReview: ReviewWatchProps['onNode']
  onCompose: (start: ComposeStart) => void
}

/** Looks after what stands beside the folders while there is something, and what was written before a lock. @source ML-29, FL-04, LK-04 */
export function PaneWatch({ onReminders, onReview, onCompose, ...props }: PaneWatchProps) {
  const takeKept = useKeptDrafts()
  useEffect(() => {
    for (const ref of takeKept()) onCompose({ kind: 'draft', ref })
  }, [takeKept, onCompose])
  return (
    <>
      <FollowUpWatch onNode={onReminders} {...props} />
      <ReviewWatch onNode={onReview} />
    </>
  )
}

export { FolderDrawer } from './FolderDrawer'
export { UnfinishedNotice } from './UnfinishedNotice'

/** Where mails of others are reviewed. Asked for from here, so that the mailbox names none of its parts. */
export const loadReviewArea = persistently(() =>
  import('../review/ReviewArea').then((code) => ({ default: code.ReviewArea })),
)
