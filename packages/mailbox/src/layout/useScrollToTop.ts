import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Another page begins at its top; the same one stays where it was scrolled to. */
export function useScrollToTop(scroller: RefObject<HTMLElement | null>, page: string): void {
  const before = useRef(page)
  useLayoutEffect(() => {
    if (before.current === page) return
    before.current = page
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, page])
}
