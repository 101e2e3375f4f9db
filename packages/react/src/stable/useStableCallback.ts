import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same while what it does follows the newest render: for handlers of many rows, which would
 * all be drawn anew otherwise. Call it from events and effects, never while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  // Before any effect or event of this render can call it.
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
