import type { MessageSort } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import type { SayList } from '../listStrings'
import { keyOf, orders } from './sortOrders'

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
