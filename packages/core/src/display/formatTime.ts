import type { Locale } from '../settings/Settings'
import { calendarDay } from './calendarDay'
import { dateTimeFormat } from './dateTimeFormat'

/** How times are written for a reader. */
export interface TimeStyle {
  readonly locale: Locale
  /** IANA name; the machine's own zone without one. */
  readonly timeZone?: string
  /** Morning and afternoon instead of 24 hours. @source ML-21 */
  readonly twelveHour?: boolean
}

/** What dates are written in. */
export const languages: Readonly<Record<Locale, string>> = {
  'zh-hans': 'zh-CN',
  'zh-tw': 'zh-TW',
  en: 'en-US',
}

/**
 * The time of a mail in a list, as short as it stays clear: the time today, else the date with it, with its year
 * when that is another one.
 *
 * @param ms ms since 1970
 * @param now decides what today is
 * @source ML-10, ML-21
 */
export function formatListTime(ms: number, now: number, style: TimeStyle): string {
  const day = calendarDay(ms, style.timeZone)
  const today = calendarDay(now, style.timeZone)
  if (day.number === today.number) return format(ms, style, {})
  const date = { month: 'short', day: 'numeric' } as const
  return format(ms, style, day.year === today.year ? date : { year: 'numeric', ...date })
}

/** The time of a mail in full, with its weekday, for reading. */
export function formatFullTime(ms: number, style: TimeStyle): string {
  return format(ms, style, { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' })
}

function format(
  ms: number,
  { locale, timeZone, twelveHour }: TimeStyle,
  date: Intl.DateTimeFormatOptions,
): string {
  return dateTimeFormat(languages[locale], {
    ...date,
    timeZone,
    hour: twelveHour ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: twelveHour ? 'h12' : 'h23',
  }).format(ms)
}
