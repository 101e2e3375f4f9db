import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Another page begins at its top; the same one stays where it was scrolled to. */
export function useScrollToTop(scroller: RefObject<HTMLElement | null>, page: string): void {
  const before = useRef(page)
  useLayoutEffect(() => {
    if (before.current === page) return
    before.current = page
    // In the frame that shows it, which has to lay it out anyway. It is not taken back: a page drawn once more before that
    // begins at its top as well.
    requestAnimationFrame(() => scroller.current?.scrollTo({ top: 0 }))
  }, [scroller, page])
}
