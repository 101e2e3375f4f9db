import { useStableCallback } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import type { ViewerProps } from './ViewerProps'

/**
 * Pages below each other in something that scrolls: tells which one is in view, and brings the one that is asked for.
 *
 * @param scroller what scrolls; undefined while there is nothing yet
 * @param pagesOf  its pages in order
 */
export function usePages(
  scroller: HTMLElement | undefined,
  pagesOf: () => readonly HTMLElement[],
  { wanted, onPages }: Pick<ViewerProps, 'wanted' | 'onPages'>,
): void {
  const tellPages = useStableCallback((view: HTMLElement) => {
    const pages = pagesOf()
    onPages({ count: pages.length, current: pageInView(view, pages) })
  })
  const turnTo = useStableCallback((page: number) => {
    pagesOf()[page - 1]?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => {
    if (scroller === undefined) return
    const look = () => tellPages(scroller)
    look()
    // The root of a document scrolls, but its document hears of it.
    const target = scroller === scroller.ownerDocument.documentElement ? scroller.ownerDocument : scroller
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [scroller, tellPages])
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else turnTo(wanted.page)
  }, [wanted, turnTo])
}

/** The page that the upper half of the view belongs to, from 1; 0 without pages. */
function pageInView(scroller: HTMLElement, pages: readonly HTMLElement[]): number {
  const isRoot = scroller === scroller.ownerDocument.documentElement
  const top = isRoot ? 0 : scroller.getBoundingClientRect().top
  const line = top + scroller.clientHeight / 3
  const after = pages.findIndex((page) => page.getBoundingClientRect().top > line)
  return after === -1 ? pages.length : Math.max(after, Math.min(1, pages.length))
}
