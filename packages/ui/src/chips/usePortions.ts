import { useEffect, useState } from 'react'

/** So many are drawn without a pause: less than a frame on a slow machine. */
const portion = 25

/**
 * How many of a row to draw now: a portion more after each pause, in which the page answers, until all are there.
 *
 * @param total how many there are
 */
export function usePortions(total: number): number {
  const [drawn, setDrawn] = useState(portion)
  useEffect(() => {
    // Where many have gone, many may come again.
    const next = drawn < total ? drawn + portion : Math.min(drawn, total + portion)
    if (next === drawn) return
    const timer = setTimeout(() => setDrawn(next))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return Math.min(drawn, total)
}
