import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Lets an element rest: it takes no focus and no presses. Afterwards focus is where it was. */
export function useInert(isInert: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const resting = element.current
    if (!resting || resting.inert === isInert) return
    if (isInert) {
      const { activeElement } = resting.ownerDocument
      focused.current = activeElement && resting.contains(activeElement) ? activeElement : null
    }
    // Set by hand: React 18 does not know the attribute.
    resting.inert = isInert
    if (!isInert && focused.current instanceof HTMLElement) focused.current.focus()
  }, [isInert])
  return element
}
