import type { DaySpan } from '../days/days'
import type { DayPoint } from '../events/eventSpan'
import { slotPx } from './slotSize'

interface GridPlaces {
  readonly body: HTMLElement | null
  /** The row above the hours. */
  readonly allDay: HTMLElement | null
  readonly scroller: HTMLElement | null
  /** Width of what stands before the days, in pixels. */
  readonly gutter: number
  readonly span: DaySpan
}

/** So near to the edge what is drawn scrolls on, and so far each time, in pixels. */
const edge = 28
const scrollStep = 8

/** The minute of a day under a point of the window, or the day above its hours; with `isHeld` the nearest one. */
export function nearestMinute(
  { body, allDay, scroller, gutter, span }: GridPlaces,
  x: number,
  y: number,
  isHeld: boolean,
): DayPoint | undefined {
  if (!body || !allDay || !scroller) return undefined
  const box = body.getBoundingClientRect()
  const above = allDay.getBoundingClientRect()
  const across = Math.floor(((x - box.left - gutter) / (box.width - gutter)) * span.count)
  const column = Math.min(Math.max(across, 0), span.count - 1)
  if (!isHeld && (column !== across || y < above.top)) return undefined
  const day = span.first + column
  if (y < above.bottom) return { day }
  if (isHeld) scrollAtEdge(scroller, above.bottom, y)
  const minute = ((y - box.top) / slotPx) * 30
  return { day, minute: Math.min(Math.max(minute, 0), 24 * 60) }
}

function scrollAtEdge(scroller: HTMLElement, top: number, y: number) {
  if (y > scroller.getBoundingClientRect().bottom - edge) scroller.scrollTop += scrollStep
  else if (y < top + edge) scroller.scrollTop -= scrollStep
}
