import type { MessageState, ReadState } from '../mail/MessageState'

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
