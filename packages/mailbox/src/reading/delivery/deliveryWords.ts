import type { DeliveryState } from '@mailroom/core'

/** The word for what became of a mail for one recipient. @source SS-02, RD-08 */
export const deliveryWords = {
  held: 'stateHeld',
  scheduled: 'stateScheduled',
  review: 'stateReview',
  queued: 'stateQueued',
  delivered: 'stateDelivered',
  relayed: 'stateRelayed',
  read: 'stateRead',
  failed: 'stateFailed',
  recalled: 'stateRecalled',
  burned: 'stateBurned',
} as const satisfies Readonly<Record<DeliveryState, string>>

/** How each state is coloured; words say the same. */
export const deliveryTones = {
  held: 'neutral',
  scheduled: 'neutral',
  review: 'warning',
  queued: 'neutral',
  delivered: 'success',
  relayed: 'success',
  read: 'accent',
  failed: 'danger',
  recalled: 'warning',
  burned: 'neutral',
} as const satisfies Readonly<Record<DeliveryState, string>>
