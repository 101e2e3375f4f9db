import type { KeyboardEvent } from 'react'
import { activeElementIn } from '../focus/activeElementIn'
import { stepFocus } from '../focus/stepFocus'

/**
 * Arrows, Home and End in a menu. Radix asks `document.activeElement` whether a step worked, which inside a shadow
 * root is always the host, so there every arrow led to the last line.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget
  const target = event.target as HTMLElement
  // A submenu is another menu, although React hands us its keys too.
  if (target.closest('[role="menu"]') !== menu) return
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')]
  const index = items.indexOf(activeElementIn(menu) as HTMLElement)
  const next = stepFocus(event.key, index, items.length, { orientation: 'vertical' })
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  items[next]?.focus()
}
