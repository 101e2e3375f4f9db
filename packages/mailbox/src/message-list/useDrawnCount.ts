import { messageKey, type MessageSummary } from '@mailroom/core'
import { startTransition, useEffect, useState } from 'react'

/** Rows that are drawn at once: more than most windows are high. */
const firstRows = 24

/**
 * How many rows of a page are drawn: those in sight at once, the others after they have been painted. A page that was
 * drawn whole stays whole when its rows change.
 */
export function useDrawnCount(messages: readonly MessageSummary[]): number {
  const [drawn, setDrawn] = useState<readonly MessageSummary[]>([])
  useEffect(() => {
    if (drawn === messages || messages.length <= firstRows) return
    // Called just before a frame is painted, so that what it begins comes after that.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(messages)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, messages])
  return messages.length <= firstRows || haveRowsInCommon(drawn, messages) ? messages.length : firstRows
}

function haveRowsInCommon(before: readonly MessageSummary[], now: readonly MessageSummary[]): boolean {
  if (before === now) return true
  const known = new Set(before.map(({ ref }) => messageKey(ref)))
  return now.some(({ ref }) => known.has(messageKey(ref)))
}
