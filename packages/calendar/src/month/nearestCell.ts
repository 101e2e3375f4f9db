import type { DaySpan } from '../days/days'
import type { DayPoint } from '../events/eventSpan'

/** The day under a point of the window; with `isHeld` the nearest one, also from outside. */
export function nearestCell(
  weeks: HTMLElement | null,
  { first }: DaySpan,
  weekCount: number,
  x: number,
  y: number,
  isHeld: boolean,
): DayPoint | undefined {
  if (!weeks) return undefined
  const box = weeks.getBoundingClientRect()
  const across = Math.floor(((x - box.left) / weeks.clientWidth) * 7)
  const down = Math.floor(((y - box.top + weeks.scrollTop) / weeks.scrollHeight) * weekCount)
  const column = within(across, 7)
  const row = within(down, weekCount)
  if (!isHeld && (column !== across || row !== down)) return undefined
  return { day: first + row * 7 + column }
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)
