import { dateTimeFormat, languages, type CalendarViewKind, type Locale } from '@mailroom/core'
import { dayMs, type Day, type DaySpan } from './days'

const wall = { timeZone: 'UTC' } as const
const full = { ...wall, year: 'numeric', month: 'long', day: 'numeric' } as const

const write = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(languages[locale], { ...wall, ...options }).format(day * dayMs)

/** A day with its weekday and year: "Friday, November 27, 2026". */
export const longDay = (day: Day, locale: Locale): string => write(day, locale, { ...full, weekday: 'long' })

/** The month of a day: "November 2026". */
export const monthName = (day: Day, locale: Locale): string =>
  write(day, locale, { year: 'numeric', month: 'long' })

/** The month of a day, short: "Nov". */
export const shortMonth = (day: Day, locale: Locale): string => write(day, locale, { month: 'short' })

/** The name of a day of the week: "Friday", "Fri" or, in Chinese, "五". */
export const weekdayName = (day: Day, locale: Locale, width: 'long' | 'short' | 'narrow'): string =>
  write(day, locale, { weekday: width })

/** The number of a day in its month. */
export const dayNumber = (day: Day): number => new Date(day * dayMs).getUTCDate()

/**
 * What a view shows, in words.
 *
 * @param day     the one that it stands around
 * @param isShort there is little room: no year but for months
 */
export function viewTitle(
  view: CalendarViewKind,
  day: Day,
  span: DaySpan,
  locale: Locale,
  isShort: boolean,
): string {
  if (view === 'month') return monthName(day, locale)
  if (view !== 'day') return spanTitle(span.first, span.first + span.count - 1, locale, isShort)
  return isShort
    ? write(day, locale, { month: 'short', day: 'numeric', weekday: 'short' })
    : longDay(day, locale)
}

/** From one day to another; what both have in common is said once, where the language does so. */
function spanTitle(first: Day, last: Day, locale: Locale, isShort: boolean): string {
  const options: Intl.DateTimeFormatOptions = { ...wall, month: 'short', day: 'numeric' }
  if (!isShort) options.year = 'numeric'
  if (locale === 'en') return dateTimeFormat(languages.en, options).formatRange(first * dayMs, last * dayMs)
  // Browsers write Chinese spans with slashes.
  const [from, to] = [new Date(first * dayMs), new Date(last * dayMs)]
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear()
  const isOneMonth = isOneYear && from.getUTCMonth() === to.getUTCMonth()
  const written = (date: Date, parts: { year: boolean; month: boolean }) =>
    [
      parts.year ? `${date.getUTCFullYear()}年` : '',
      parts.month ? `${date.getUTCMonth() + 1}月` : '',
      `${date.getUTCDate()}日`,
    ].join('')
  const begin = written(from, { year: !isShort, month: true })
  return `${begin} – ${written(to, { year: !isShort && !isOneYear, month: !isOneMonth })}`
}

/** A time of the clock, always of 24 hours: `09:30`. @param minute since midnight @source CA-01 */
export function clockText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

/** A day by its date alone: "Nov 27, 2026". */
export const shortDay = (day: Day, locale: Locale): string =>
  write(day, locale, { year: 'numeric', month: 'short', day: 'numeric' })
