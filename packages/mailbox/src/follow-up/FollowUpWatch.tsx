import type { MessageSummary } from '@mailroom/core'
import { useFollowUps, useStrings } from '@mailroom/react'
import { Badge, BellIcon, VisuallyHidden, type TreeNode } from '@mailroom/ui'
import { useEffect } from 'react'
import { followUpsNode } from './followUpsNode'
import { followUpStrings } from './followUpStrings'
import { useDueNotice } from './useDueNotice'

export interface FollowUpWatchProps {
  /** What stands among the folders for the list of reminders; undefined while there are none. Keep it the same. */
  onNode: (node: TreeNode | undefined) => void
  onOpen: (message: MessageSummary) => void
  /** All reminders are to be shown. */
  onShowAll: () => void
}

/** Looks after the reminders of an open mailbox: where they are listed, and a word when one is due. @source ML-29 */
export default function FollowUpWatch({ onNode, onOpen, onShowAll }: FollowUpWatchProps) {
  const { t } = useStrings(followUpStrings)
  const mails = useFollowUps()
  const count = mails?.length ?? 0
  const dueCount = mails?.filter(({ state }) => state.followUp?.isDue).length ?? 0
  useEffect(() => {
    onNode(count === 0 ? undefined : nodeOf(t('reminders'), dueCount, t('due', { count: dueCount })))
  }, [onNode, t, count, dueCount])
  useDueNotice(mails, t, onOpen, onShowAll)
  return null
}

const nodeOf = (label: string, dueCount: number, dueWords: string): TreeNode => ({
  id: followUpsNode,
  label,
  strong: dueCount > 0,
  icon: () => <BellIcon />,
  ...(dueCount > 0 && {
    adornment: (
      <>
        <span aria-hidden>
          <Badge tone="danger">{dueCount}</Badge>
        </span>
        <VisuallyHidden>{dueWords}</VisuallyHidden>
      </>
    ),
  }),
})
