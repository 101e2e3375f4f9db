import { useLayoutEffect, useState, type RefObject } from 'react'

/** Under this width a view has one column, in px. @source SH-19 */
const NARROW_PX = 480

/**
 * True while an element is narrow: for what style sheets cannot decide, such as the lines of a menu. The container
 * counts, not the window.
 */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => setNarrow(measured.clientWidth < NARROW_PX)
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    measure()
    return () => observer.disconnect()
  }, [element])
  return isNarrow
}
