import { useReviewDuty, useStrings } from '@mailroom/react'
import { Badge, EyeIcon, VisuallyHidden, type TreeNode } from '@mailroom/ui'
import { useEffect } from 'react'
import { reviewNode } from './reviewNode'
import { reviewStrings } from './reviewStrings'

export interface ReviewWatchProps {
  /** What stands under the folders for the mail review; undefined for who reviews nothing. Keep it the same. */
  onNode: (node: TreeNode | undefined) => void
}

/** Looks after the mails that wait for the reader's review. @source FL-04, SH-12 */
export function ReviewWatch({ onNode }: ReviewWatchProps) {
  const { t } = useStrings(reviewStrings)
  const { isReviewer = false, waitingCount = 0 } = useReviewDuty() ?? {}
  useEffect(() => {
    onNode(isReviewer ? nodeOf(t('review'), waitingCount, t('waiting', { count: waitingCount })) : undefined)
  }, [onNode, t, isReviewer, waitingCount])
  return null
}

const nodeOf = (label: string, count: number, words: string): TreeNode => ({
  id: reviewNode,
  label,
  strong: count > 0,
  icon: () => <EyeIcon />,
  ...(count > 0 && {
    adornment: (
      <>
        <span aria-hidden>
          <Badge>{count}</Badge>
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </>
    ),
  }),
})
