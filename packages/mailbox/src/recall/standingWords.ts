import type { RecallStanding } from '@mailroom/core'

/** The word for what can be done about a recipient's copy. @source SS-03 */
export const standingWords = {
  possible: 'possible',
  recalled: 'recalled',
  outside: 'outside',
  read: 'read',
  waiting: 'waiting',
  gone: 'gone',
  failed: 'failedDelivery',
} as const satisfies Readonly<Record<RecallStanding, string>>

/** How each is coloured; words say the same. */
export const standingTones = {
  possible: 'success',
  recalled: 'warning',
  outside: 'neutral',
  read: 'neutral',
  waiting: 'neutral',
  gone: 'neutral',
  failed: 'danger',
} as const satisfies Readonly<Record<RecallStanding, string>>
