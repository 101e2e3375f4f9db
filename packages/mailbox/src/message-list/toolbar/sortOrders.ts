import type { MessageSort } from '@mailroom/core'
import type { SayList } from '../listStrings'

/** The orders there are, by the key of their name. */
export const orders = [
  ['sortArrivalDown', { by: 'arrival', descending: true }],
  ['sortArrivalUp', { by: 'arrival', descending: false }],
  ['sortFromUp', { by: 'from', descending: false }],
  ['sortFromDown', { by: 'from', descending: true }],
  ['sortSubjectUp', { by: 'subject', descending: false }],
  ['sortSubjectDown', { by: 'subject', descending: true }],
  ['sortSizeDown', { by: 'size', descending: true }],
  ['sortSizeUp', { by: 'size', descending: false }],
] as const satisfies readonly (readonly [string, MessageSort])[]

/** The order a list has until another is chosen. */
export const newestFirst: MessageSort = { by: 'arrival', descending: true }

/** What an order is called. */
export const sortName = (t: SayList, sort: MessageSort): string => t(keyOf(sort))

/** The key of an order's name. */
export const keyOf = (sort: MessageSort) =>
  orders.find(([, { by, descending }]) => by === sort.by && descending === sort.descending)?.[0] ??
  'sortArrivalDown'
