import type { DeliveryState } from '@mailroom/core'

/** The word for what became of a mail for one recipient, and its colour. @source SS-02, RD-08 */
export const deliveryBadges = {
  held: { word: 'stateHeld', tone: 'neutral' },
  scheduled: { word: 'stateScheduled', tone: 'neutral' },
  review: { word: 'stateReview', tone: 'warning' },
  queued: { word: 'stateQueued', tone: 'neutral' },
  delivered: { word: 'stateDelivered', tone: 'success' },
  relayed: { word: 'stateRelayed', tone: 'success' },
  read: { word: 'stateRead', tone: 'accent' },
  failed: { word: 'stateFailed', tone: 'danger' },
  recalled: { word: 'stateRecalled', tone: 'warning' },
  burned: { word: 'stateBurned', tone: 'neutral' },
} as const satisfies Readonly<Record<DeliveryState, { word: string; tone: string }>>
