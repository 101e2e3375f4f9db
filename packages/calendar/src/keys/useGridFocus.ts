import { deepActiveElement } from '@mailroom/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { DayPoint } from '../events/eventSpan'
import { cellName } from './Cursor'
import type { FocusWish } from './useFocusWish'

/**
 * Brings the focus to the cell that keys have led to, once it is there, and back to an event that has gone to another cell while
 * it had the focus.
 *
 * @param root the grid
 * @param wish of the cell of the cursor
 */
export function useGridFocus(root: RefObject<HTMLElement | null>, cursor: DayPoint, wish: FocusWish) {
  const kept = useRef<string>(undefined)
  useLayoutEffect(() => {
    const grid = root.current
    if (!grid) return
    const cell = grid.querySelector<HTMLElement>(`[data-cell="${cellName(cursor)}"]`)
    if (wish.fulfil(cell)) return
    if (kept.current !== undefined && isNowhere()) {
      const event = [...grid.querySelectorAll<HTMLElement>('[data-event]')].find(
        (each) => each.getAttribute('data-event') === kept.current,
      )
      ;(event ?? cell)?.focus()
    }
  })
  return {
    /** The event is to have it, wherever it goes; undefined where it no longer matters. */
    keep: (key: string | undefined) => {
      kept.current = key
    },
  }
}

function isNowhere(): boolean {
  const active = deepActiveElement()
  return active === null || active === document.body
}
