import { activeElementIn } from '@mailroom/ui'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps focus where the reader is. When a tab is hidden or closed with focus in it, the one that is shown takes over:
 * in the list that is the row which was opened. The same happens when a thing goes away, rests or is hidden while it
 * has focus. Focus that is elsewhere, in the strip or on the page around, stays.
 *
 * @param place of the mailbox; it stays
 * @param first the tab that the mailbox began with: its code comes late, and the reader may have opened another by then
 * @source IX-03
 */
export function useFocusRescue(place: RefObject<HTMLElement | null>, active: string, first: string): void {
  const before = useRef(first)
  /** Focus is lost, and there was nothing yet that could take over: what is shown is on its way. */
  const isOwed = useRef(false)
  useLayoutEffect(() => {
    const section = place.current
    if (before.current === active || !section) return
    before.current = active
    isOwed.current = isLost(activeElementIn(section)) && !rescue(section)
  }, [place, active])

  useEffect(() => (place.current ? watchFocus(place.current, isOwed) : undefined), [place])
}

/** @returns ends it */
function watchFocus(section: HTMLElement, isOwed: { current: boolean }): () => void {
  /** What has focus in here. Browsers say nothing when it goes with its element. */
  let held: Element | undefined
  const onFocus = ({ target }: FocusEvent) => {
    held = target as Element
  }
  const onBlur = ({ target }: FocusEvent) => {
    // What is going or resting is blurred as well: only what is still there was left by the reader.
    queueMicrotask(() => {
      if (held === target && isUsable(target as Element)) held = undefined
    })
  }
  const changes = new MutationObserver(() => {
    if (held ? isUsable(held) : !isOwed.current) return
    held = undefined
    isOwed.current = isLost(activeElementIn(section)) && !rescue(section)
  })
  section.addEventListener('focusin', onFocus)
  section.addEventListener('focusout', onBlur)
  changes.observe(section, {
    subtree: true,
    childList: true,
    // React hides by its style what waits for something.
    attributeFilter: ['disabled', 'hidden', 'inert', 'style'],
  })
  return () => {
    section.removeEventListener('focusin', onFocus)
    section.removeEventListener('focusout', onBlur)
    changes.disconnect()
  }
}

/** @returns false when nothing is shown yet, or what is there is still hidden until its words have come */
function rescue(section: HTMLElement): boolean {
  const panel = [...section.querySelectorAll<HTMLElement>('[data-mailbox-panel]')].find(
    (each) => !each.hidden,
  )
  const row = panel?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')
  const next = row ?? panel
  next?.focus({ preventScroll: true })
  return next !== undefined && activeElementIn(section) === next
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null

const isLost = (focused: Element | null) => !focused || focused === document.body || !isUsable(focused)
