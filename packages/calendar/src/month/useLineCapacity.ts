import { useLayoutEffect, useState, type RefObject } from 'react'
import { linePx } from '../lines/lineSize'

/** Height of what stands above the lines of a day, in pixels. */
export const dayHeadPx = 28

/** How many lines have room in a day of a month; follows its height. */
export function useLineCapacity(weeks: RefObject<HTMLElement | null>, weekCount: number): number {
  const [capacity, setCapacity] = useState(3)
  useLayoutEffect(() => {
    const element = weeks.current
    if (!element) return
    const measure = () => {
      const week = element.firstElementChild?.getBoundingClientRect().height ?? 0
      setCapacity(Math.max(1, Math.floor((week - dayHeadPx - 2) / linePx)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [weeks, weekCount])
  return capacity
}
