import type { Locale } from '../settings/Settings'
import { dateTimeFormat } from './dateTimeFormat'
import { languages } from './formatTime'

/**
 * A birthday as people write it, with its year if that is known; empty for none.
 *
 * @param day `1990-04-23` or `--04-23`
 * @source CT-02
 */
export function formatBirthday(day: string, locale: Locale): string {
  const match = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return ''
  const hasYear = match[1] !== '-'
  const date = new Date(Date.UTC(2000, Number(match[2]) - 1, Number(match[3])))
  if (hasYear) date.setUTCFullYear(Number(match[1]))
  return dateTimeFormat(languages[locale], {
    timeZone: 'UTC',
    ...(hasYear && { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
  }).format(date)
}
