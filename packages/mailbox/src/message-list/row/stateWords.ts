import type { ReadState } from '@mailroom/core'

/** The word for each read state. @source ML-11 */
export const stateWords = {
  unread: 'stateUnread',
  read: 'stateRead',
  answered: 'stateAnswered',
  forwarded: 'stateForwarded',
  answeredAndForwarded: 'stateAnsweredAndForwarded',
  scheduled: 'stateScheduled',
  gone: 'stateGone',
} as const satisfies Record<ReadState, string>
