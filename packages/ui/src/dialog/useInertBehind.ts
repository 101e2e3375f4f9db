import { type RefObject } from 'react'
import { usePortalContainer } from '../portal/PortalProvider'
import { useClientLayoutEffect } from '../useClientLayoutEffect'

/** How many open dialogs hold an element inert. */
const holders = new WeakMap<Element, number>()

/**
 * Makes what lies behind a dialog inert, inside the provider only: the neighbours of the popups' container, and older
 * dialogs in it. The page around us is not touched.
 */
export function useInertBehind(ground: RefObject<HTMLElement | null>) {
  const container = usePortalContainer()
  useClientLayoutEffect(() => {
    if (!container?.parentElement) return
    const neighbours = [...container.parentElement.children].filter((element) => element !== container)
    const older = [...container.children].filter(
      (element) => element !== ground.current && isDialogGround(element),
    )
    const behind = [...neighbours, ...older].filter(
      (element) => !['STYLE', 'SCRIPT'].includes(element.tagName),
    )
    for (const element of behind) hold(element)
    return () => {
      for (const element of behind) release(element)
    }
  }, [container, ground])
}

const isDialogGround = (element: Element) => element.querySelector(':scope > [aria-modal="true"]') !== null

function hold(element: Element) {
  const count = holders.get(element) ?? 0
  // An element that its owner made inert stays the owner's business.
  if (count === 0 && element.hasAttribute('inert')) return
  holders.set(element, count + 1)
  element.setAttribute('inert', '')
}

function release(element: Element) {
  const count = holders.get(element)
  if (count === undefined) return
  if (count > 1) {
    holders.set(element, count - 1)
    return
  }
  holders.delete(element)
  element.removeAttribute('inert')
}
