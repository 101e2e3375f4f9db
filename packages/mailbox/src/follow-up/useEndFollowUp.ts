import type { FollowUp, MessageSelections } from '@mailroom/core'
import { useMessageActions, useStrings } from '@mailroom/react'
import { countOf } from '../acts/countOf'
import { followUpStrings } from './followUpStrings'

/** Takes a reminder away: what was due is done, what was not is no longer waited for. @source ML-29 */
export function useEndFollowUp(): (selection: MessageSelections, followUp: FollowUp) => void {
  const { t } = useStrings(followUpStrings)
  const { setState } = useMessageActions()
  return (selection, followUp) => {
    const words = followUp.isDue ? 'followedUp' : 'reminderRemoved'
    void setState(selection, { followUp: null }, { done: t(words, { count: countOf(selection) }) })
  }
}
