import type { MessageState, ReadState, StateChange } from '../mail/MessageState'

/** The state of a mail that nobody has touched. */
export const untouchedState: MessageState = {
  isRead: false,
  isAnswered: false,
  isForwarded: false,
  isScheduled: false,
  isBurn: false,
  isUrgent: false,
  hasAttachments: false,
  tags: [],
}

/**
 * The word for the read-state column. A mail that waits for its time says so first; one that is unread (again) is
 * unread whatever was done with it before.
 *
 * @param isGone the mail was moved away or deleted by somebody else
 * @source ML-11
 */
export function readState(state: MessageState, isGone = false): ReadState {
  if (isGone) return 'gone'
  if (state.isScheduled) return 'scheduled'
  if (!state.isRead) return 'unread'
  if (state.isAnswered) return state.isForwarded ? 'answeredAndForwarded' : 'answered'
  return state.isForwarded ? 'forwarded' : 'read'
}

/** True when the mail has a flag of any colour. */
export const isFlagged = (state: MessageState): boolean => state.flag !== undefined

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
  const isSame = isRead === state.isRead && flag === state.flag && isPinned === wasPinned
  if (isSame && tags === state.tags) return state
  const { flag: _flag, isPinned: _pin, ...rest } = state
  return { ...rest, isRead, tags, ...(flag && { flag }), ...(isPinned && { isPinned }) }
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
