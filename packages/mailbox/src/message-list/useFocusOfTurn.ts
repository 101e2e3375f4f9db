import { activeElementIn } from '@mailroom/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Focus that was on a row is on the one where Tab stops once all rows show other mails: the mail it was on has gone.
 *
 * @param turns changes when that happens
 * @source IX-03
 */
export function useFocusOfTurn(grid: RefObject<HTMLElement | null>, turns: number): void {
  const before = useRef(turns)
  useLayoutEffect(() => {
    if (before.current === turns) return
    before.current = turns
    const list = grid.current
    const focused = list && activeElementIn(list)
    if (!focused || focused === list || !list.contains(focused)) return
    list.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus({ preventScroll: true })
  }, [grid, turns])
}
