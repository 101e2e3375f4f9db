import { messageKey, type MessageSummary, type Settings } from '@mailroom/core'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Never fewer: a list that is in a closed pane has none in sight. */
const fewestRows = 12

/** Height of a row, in pixels. */
const likelyRowPx: Readonly<Record<Settings['density'], number>> = { comfortable: 44, compact: 36 }

/** What stands above and below the rows of any list: its name, its toolbar, the heads of its columns, its pages. */
const aroundPx = 150

/** Rows that the last list of a density had in sight. */
const lastRows = new Map<Settings['density'], number>()

/** Rows that a window of a height can show, in pixels. */
export const rowsOfWindow = (heightPx: number, density: Settings['density']): number =>
  Math.max(fewestRows, Math.ceil((heightPx - aroundPx) / likelyRowPx[density]))

/** Rows that are drawn at once: as many as a window holds, and then as many as the last list had in sight. */
const countFirstRows = (density: Settings['density']): number =>
  lastRows.get(density) ?? rowsOfWindow(typeof window === 'undefined' ? 0 : innerHeight, density)

/** The rows of a page, and where it begins. */
interface Page {
  readonly messages: readonly MessageSummary[]
  /** Mails before them. */
  readonly offset: number
}

/** What a row shows. */
export interface DrawnRow {
  readonly message: MessageSummary
  /** 1-based place in the whole list. */
  readonly rowIndex: number
}

/**
 * What the rows of a page show: those in sight their mails at once, the others after that has been painted. Until then the
 * rows below show what they did, out of sight, or are not there yet. A page that was drawn whole stays whole when its rows
 * change.
 *
 * @returns what gives the row at an index, counted from 0
 */
export function useDrawnRows(
  page: Page,
  grid: RefObject<HTMLElement | null>,
  density: Settings['density'],
): (index: number) => DrawnRow | undefined {
  const { messages, offset } = page
  const [before, setBefore] = useState<Page>(nothing)
  const firstRows = countFirstRows(density)
  const fitting = useRef(firstRows)
  const isWhole = before.messages === messages
  useEffect(() => {
    // Not before all are drawn: rows that are there already would go.
    if (isWhole) lastRows.set(density, fitting.current)
    if (isWhole || messages.length <= fewestRows) return
    // Called just before a frame is painted, so that what it begins comes after that.
    const frame = requestAnimationFrame(() => {
      fitting.current = Math.max(fewestRows, rowsInSight(grid.current))
      startTransition(() => setBefore({ messages, offset }))
    })
    return () => cancelAnimationFrame(frame)
  }, [isWhole, messages, offset, grid, density])
  const areAllDrawn = messages.length <= firstRows || haveRowsInCommon(before.messages, messages)
  const count = areAllDrawn ? messages.length : firstRows
  return (index) => {
    const from = index < count ? page : before
    const message = from.messages[index]
    return message && { message, rowIndex: from.offset + index + 1 }
  }
}

const nothing: Page = { messages: [], offset: 0 }

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
