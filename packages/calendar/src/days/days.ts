import { calendarDate, type CalendarViewKind } from '@mailroom/core'

/** A day on the wall calendar, as days since 1970-01-01. */
export type Day = number

/** Days in a row. */
export interface DaySpan {
  readonly first: Day
  readonly count: number
}

export const dayMs = 86_400_000

/** Days that a list of events looks ahead. */
const agendaDays = 30

/** A day as addresses have it, `2026-11-27`. */
export const dayText = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The day of such a text; undefined for what is none. */
export function dayOfText(text: string | undefined): Day | undefined {
  const at = text === undefined ? undefined : calendarDate(text)
  return at === undefined ? undefined : at / dayMs
}

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

/** The first day of the week that a day is in. @param firstDay 0 for Sunday */
export const weekOf = (day: Day, firstDay: number): Day => day - ((weekdayOf(day) - firstDay + 7) % 7)

/** The first day of the month that a day is in. */
export function monthOf(day: Day): Day {
  const date = new Date(day * dayMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / dayMs
}

/** The same day of another month, or the last one of it where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(monthOf(day) * dayMs)
  const target = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)
  const next = new Date(target)
  const last = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0) / dayMs
  return Math.min(target / dayMs + day - monthOf(day), last)
}

/** The whole weeks that a month is in. */
export function weeksOfMonth(day: Day, firstDay: number): DaySpan {
  const first = weekOf(monthOf(day), firstDay)
  const last = weekOf(addMonths(monthOf(day), 1) - 1, firstDay) + 6
  return { first, count: last - first + 1 }
}

/** The days that a view shows around one. @source CA-01 */
export function daysOfView(view: CalendarViewKind, day: Day, firstDay: number): DaySpan {
  switch (view) {
    case 'month':
      return weeksOfMonth(day, firstDay)
    case 'week':
      return { first: weekOf(day, firstDay), count: 7 }
    case 'day':
      return { first: day, count: 1 }
    case 'agenda':
      return { first: day, count: agendaDays }
  }
}

/** The day that stands for what a view shows before (-1) or after (1) what it shows now. */
export function stepDay(view: CalendarViewKind, day: Day, step: 1 | -1): Day {
  if (view === 'month') return addMonths(day, step)
  return day + step * { week: 7, day: 1, agenda: agendaDays }[view]
}

/** Each of some days. */
export const eachDay = ({ first, count }: DaySpan): Day[] =>
  Array.from({ length: count }, (_, at) => first + at)

/** True for a day among some. */
export const holdsDay = ({ first, count }: DaySpan, day: Day): boolean => day >= first && day < first + count
