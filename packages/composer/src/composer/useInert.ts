import { activeElementIn } from '@mailroom/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Lets an element rest: it takes no focus and no presses. Afterwards focus is where it was.
 *
 * @param standIn has focus meanwhile, if it was in the element
 */
export function useInert(
  isInert: boolean,
  standIn: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const resting = element.current
    if (!resting || resting.inert === isInert) return
    const active = activeElementIn(resting)
    if (isInert) focused.current = resting.contains(active) ? active : null
    // Set by hand: React 18 does not know the attribute.
    resting.inert = isInert
    if (isInert && focused.current) standIn.current?.focus()
    // Whoever has gone on meanwhile stays there.
    const isWaiting = active === standIn.current && focused.current instanceof HTMLElement
    if (!isInert && isWaiting) (focused.current as HTMLElement).focus()
  }, [isInert, standIn])
  return element
}
