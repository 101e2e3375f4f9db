import type { KeyboardEvent } from 'react'
import { activeElementIn } from './activeElementIn'
import { tabbableIn } from './tabbable'

/** Keeps Tab inside an element: from the last stop to the first and back. Works in a shadow root as well. */
export function turnTabAround(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const box = event.currentTarget
  // Keys of a popup that React counts as a child although it lies elsewhere are not ours.
  if (!box.contains(event.target as Node)) return
  const stops = tabbableIn(box)
  const focused = activeElementIn(box)
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  if (stops.length > 0 && focused !== edge && focused !== box) return
  event.preventDefault()
  const target = event.shiftKey ? stops.at(-1) : stops[0]
  target?.focus()
}
