import { useRef, type FocusEvent, type RefObject } from 'react'
import { activeElementIn } from '../focus/activeElementIn'
import { useClientLayoutEffect } from '../useClientLayoutEffect'

/**
 * Gives focus back to where it came from when an element goes away with focus in it.
 *
 * @returns for the element's `onFocus`
 */
export function useFocusBack(element: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null)
  useClientLayoutEffect(() => {
    const box = element.current
    return () => {
      const target = before.current
      if (!target || !box?.contains(activeElementIn(box))) return
      // After the element has gone: until then the browser would take focus away with it.
      queueMicrotask(() => target.isConnected && target.focus())
    }
  }, [element])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget
  }
}
