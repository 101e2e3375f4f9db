import { deepActiveElement, isWrittenIn } from '@mailroom/ui'
import { useCallback, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react'

/**
 * For what takes the focus once it is there, a while after it was asked for: not from somebody who has gone on in the
 * meantime, by a key or a press around it, into another field of the page or a menu, or by another tab.
 *
 * @param box     what it stands in
 * @param edition what is on its way; another one is waited for anew
 * @source IX-03
 */
export function useLateFocus(box: RefObject<HTMLElement | null>, edition: number) {
  const before = useRef<Element>(null)
  const usedBox = useRef<Element>(null)
  useLayoutEffect(() => {
    before.current = deepActiveElement()
    usedBox.current = null
  }, [edition])
  const noteUse = useCallback((event: SyntheticEvent) => {
    usedBox.current = event.currentTarget
  }, [])
  const isFocusFree = useCallback(() => {
    const active = deepActiveElement()
    if (box.current?.checkVisibility({ visibilityProperty: true }) === false) return false
    if (!active || active === before.current) return true
    return !usedBox.current?.contains(active) && !isWrittenIn(active) && !active.closest('[role="menu"]')
  }, [box])
  return { isFocusFree, watchProps: { onKeyDownCapture: noteUse, onPointerDownCapture: noteUse } }
}
