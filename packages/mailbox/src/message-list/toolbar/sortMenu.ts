import type { MessageSort } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import type { SayList } from '../listStrings'

const orders = [
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

/** Arrival, sender, subject and size, each both ways. @source ML-03 */
export function sortMenu(
  t: SayList,
  sort: MessageSort,
  onSort: (sort: MessageSort) => void,
): readonly MenuEntry[] {
  return [
    {
      kind: 'choice',
      label: t('sort'),
      value: keyOf(sort),
      options: orders.map(([key]) => ({ value: key, label: t(key) })),
      onValueChange: (value) => {
        const order = orders.find(([key]) => key === value)
        if (order) onSort(order[1])
      },
    },
  ]
}

/** What an order is called. */
export const sortName = (t: SayList, sort: MessageSort): string => t(keyOf(sort))

const keyOf = (sort: MessageSort) =>
  orders.find(([, { by, descending }]) => by === sort.by && descending === sort.descending)?.[0] ??
  'sortArrivalDown'
