import { messageKey, type MessageSummary } from '@mailroom/core'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Rows that are drawn at once: more than most windows are high, and then as many as the last list had in sight. */
let firstRows = 24

/** Never fewer: a list that is in a closed pane has none in sight. */
const fewestRows = 12

/**
 * How many rows of a page are drawn: those in sight at once, the others after they have been painted. A page that was
 * drawn whole stays whole when its rows change.
 */
export function useDrawnCount(
  messages: readonly MessageSummary[],
  grid: RefObject<HTMLElement | null>,
): number {
  const [drawn, setDrawn] = useState<readonly MessageSummary[]>([])
  const fitting = useRef(firstRows)
  useEffect(() => {
    // Not before all are drawn: rows that are there already would go.
    if (drawn === messages) firstRows = fitting.current
    if (drawn === messages || messages.length <= fewestRows) return
    // Called just before a frame is painted, so that what it begins comes after that.
    const frame = requestAnimationFrame(() => {
      fitting.current = Math.max(fewestRows, rowsInSight(grid.current))
      startTransition(() => setDrawn(messages))
    })
    return () => cancelAnimationFrame(frame)
  }, [drawn, messages, grid])
  return messages.length <= firstRows || haveRowsInCommon(drawn, messages) ? messages.length : firstRows
}

/** Rows that fit, and one more for what is cut at both ends. */
function rowsInSight(grid: HTMLElement | null): number {
  const rowPx = grid?.querySelector<HTMLElement>('[role="row"]')?.offsetHeight
  return grid && rowPx ? Math.ceil(grid.clientHeight / rowPx) + 1 : 0
}

function haveRowsInCommon(before: readonly MessageSummary[], now: readonly MessageSummary[]): boolean {
  if (before === now) return true
  const known = new Set(before.map(({ ref }) => messageKey(ref)))
  return now.some(({ ref }) => known.has(messageKey(ref)))
}
