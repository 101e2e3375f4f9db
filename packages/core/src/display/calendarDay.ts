import { dateTimeFormat } from './dateTimeFormat'

const dayMs = 86_400_000

/** A date as the calendar on the wall of a time zone shows it. */
export interface CalendarDay {
  readonly year: number
  /** Days since 1970-01-01 of that calendar, so that days can be subtracted whatever the clocks did. */
  readonly number: number
}

/**
 * The day on which an instant falls.
 *
 * @param ms ms since 1970
 * @param timeZone IANA name; the machine's own zone without one
 * @throws RangeError for a zone that does not exist
 */
export function calendarDay(ms: number, timeZone?: string): CalendarDay {
  // A list asks for hundreds of days; the machine's own zone tells them a hundred times as quickly.
  if (timeZone === undefined) {
    const date = new Date(ms)
    return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
  }
  const format = dateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const part = { year: 0, month: 0, day: 0 }
  for (const { type, value } of format.formatToParts(ms)) {
    if (type === 'year' || type === 'month' || type === 'day') part[type] = Number(value)
  }
  return dayOf(part.year, part.month, part.day)
}

const dayOf = (year: number, month: number, day: number): CalendarDay => ({
  year,
  number: Date.UTC(year, month - 1, day) / dayMs,
})
