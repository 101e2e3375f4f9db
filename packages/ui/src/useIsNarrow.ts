import { useState, type RefObject } from 'react'
import { useClientLayoutEffect } from './useClientLayoutEffect'

/** Containers under this width have no room for folders beside the list, in pixels. */
const narrowWidth = 720

/**
 * Whether an element, not the window, is narrow; follows it as it changes.
 *
 * @param place  of an element that stays as long as whoever asks
 * @param limit  pixels; without it, where folders have no room beside the list
 * @source SH-19
 */
export function useIsNarrow(place: RefObject<HTMLElement | null>, limit = narrowWidth): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useClientLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < limit))
    setNarrow(element.getBoundingClientRect().width < limit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, limit])
  return isNarrow
}
