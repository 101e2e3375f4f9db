import { activeElementIn } from '@mailroom/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps focus where the reader is: when a tab is hidden or closed with focus in it, the one that is shown takes over.
 * In the list that is the row which was opened. Focus that is elsewhere, in the strip or on the page around, stays.
 *
 * @source IX-03
 */
export function useFocusRescue(section: HTMLElement | null, active: string): void {
  const before = useRef(active)
  useLayoutEffect(() => {
    if (before.current === active || !section) return
    before.current = active
    if (!isLost(activeElementIn(section))) return
    const panel = [...section.querySelectorAll<HTMLElement>('[data-mailbox-panel]')].find(
      (each) => !each.hidden,
    )
    const row = panel?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')
    ;(row ?? panel)?.focus({ preventScroll: true })
  }, [section, active])
}

const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.closest('[hidden], [inert]') !== null
