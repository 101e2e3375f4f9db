import { stepFocus } from '@mailroom/ui'

/**
 * Where an arrow leads among elements that stand in rows of their own making: left and right to the next one, up and down
 * to the nearest of the next row.
 *
 * @returns undefined when the key is none of those, or there is nothing that way
 */
export function stepInGrid<Item extends HTMLElement>(
  key: string,
  items: readonly Item[],
  from: Element | null,
): Item | undefined {
  const index = items.findIndex((item) => item === from)
  const current = items[index]
  if (!current) return undefined
  if (key !== 'ArrowDown' && key !== 'ArrowUp') {
    const rtl = getComputedStyle(current).direction === 'rtl'
    return items[stepFocus(key, index, items.length, { orientation: 'horizontal', rtl, loop: false }) ?? -1]
  }
  const { x, y } = current.getBoundingClientRect()
  const isDown = key === 'ArrowDown'
  const places = items.map((item) => ({ item, box: item.getBoundingClientRect() }))
  const beyond = places.filter(({ box }) => (isDown ? box.y > y : box.y < y))
  const rows = beyond.map(({ box }) => box.y)
  const row = isDown ? Math.min(...rows) : Math.max(...rows)
  const near = beyond.filter(({ box }) => box.y === row)
  return near.toSorted((one, other) => Math.abs(one.box.x - x) - Math.abs(other.box.x - x))[0]?.item
}
