import type { MessageState, StateChange } from '../mail/MessageState'

/**
 * The state after a change. A mail has one flag colour at a time: a new one takes the place of the old one, and
 * taking the flag off (red is the plain flag) takes its colour too. Answers with the same object when nothing is new.
 *
 * @source ML-05
 */
export function applyChange(state: MessageState, change: StateChange): MessageState {
  const isRead = change.isRead ?? state.isRead
  const flag = change.flag === undefined ? state.flag : (change.flag ?? undefined)
  const tags = changedTags(state.tags, change)
  const wasPinned = state.isPinned === true
  const isPinned = change.isPinned ?? wasPinned
  const followUp = change.followUp === undefined ? state.followUp : (change.followUp ?? undefined)
  const isSame = isRead === state.isRead && flag === state.flag && isPinned === wasPinned
  if (isSame && tags === state.tags && followUp === state.followUp) return state
  const { flag: _flag, isPinned: _pin, followUp: _followUp, ...rest } = state
  return {
    ...{ ...rest, isRead, tags },
    ...(flag && { flag }),
    ...(isPinned && { isPinned }),
    ...(followUp && { followUp }),
  }
}

function changedTags(
  tags: readonly string[],
  { addTags = [], removeTags = [] }: StateChange,
): readonly string[] {
  const kept = removeTags === 'all' ? [] : tags.filter((tag) => !removeTags.includes(tag))
  const changed = [...new Set([...kept, ...addTags])]
  const isSame = changed.length === tags.length && changed.every((tag, index) => tag === tags[index])
  return isSame ? tags : changed
}
