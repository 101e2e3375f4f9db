import type { DayPoint } from '../events/eventSpan'

/** Half hours, through which arrows go. */
export const slotMinutes = 30

/** Names the cell of a place, for its element. */
export const cellName = ({ day, minute }: DayPoint): string =>
  minute === undefined ? `${day}` : `${day}:${minute}`

/** The place of such a name. */
export function cellOf(name: string): DayPoint {
  const [day, minute] = name.split(':')
  return { day: Number(day), ...(minute !== undefined && { minute: Number(minute) }) }
}
