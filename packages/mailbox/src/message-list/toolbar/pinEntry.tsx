import type { MessageSummary, StateChange } from '@mailroom/core'
import { PinIcon } from '@mailroom/ui'
import type { SayList } from '../listStrings'

/** Pins mails, or takes the pins off when all of them have one. @source ML-29 */
export function pinEntry(
  t: SayList,
  messages: readonly MessageSummary[],
  onMark: (change: StateChange) => void,
) {
  const isPinned = messages.length > 0 && messages.every(({ state }) => state.isPinned)
  return {
    label: t(isPinned ? 'unpin' : 'pin'),
    icon: <PinIcon />,
    onSelect: () => onMark({ isPinned: !isPinned }),
  }
}
