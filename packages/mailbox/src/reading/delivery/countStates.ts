import type { DeliveryState, RecipientStatus } from '@mailroom/core'

/** How many recipients are in a state. */
export interface StateCount {
  readonly state: DeliveryState
  readonly count: number
}

/** Failures first: they ask for something to be done. */
const order: readonly DeliveryState[] = [
  'failed',
  'held',
  'scheduled',
  'review',
  'queued',
  'read',
  'delivered',
  'relayed',
  'recalled',
  'burned',
]

/** Counts recipients by state, in a fixed order, empty states left out. @source RD-08 */
export const countStates = (recipients: readonly RecipientStatus[]): readonly StateCount[] =>
  inOrder((state) => recipients.filter((recipient) => recipient.state === state).length)

/** What somebody else has counted, in the same order. @source LG-01 */
export const inOrder = (countOf: (state: DeliveryState) => number | undefined): readonly StateCount[] =>
  order.map((state) => ({ state, count: countOf(state) ?? 0 })).filter(({ count }) => count > 0)
