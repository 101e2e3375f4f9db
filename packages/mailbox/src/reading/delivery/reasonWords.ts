import type { DeliveryReason } from '@mailroom/core'

/** Why a mail did not arrive, in words. @source RD-08 */
export const reasonWords = {
  noMailbox: 'failedNoMailbox',
  noDomain: 'failedNoDomain',
  full: 'failedFull',
  tooLarge: 'failedTooLarge',
  refused: 'failedRefused',
  noAnswer: 'failedNoAnswer',
  loop: 'failedLoop',
  reviewed: 'failedReview',
} as const satisfies Readonly<Record<DeliveryReason, string>>
