import type { Locale } from '@mailroom/core'
import { dayMs, type Day } from '../days/days'
import { lunarDate, type LunarDate } from './lunarDate'
import { lunarWords } from './lunarWords'

/** What a day is called besides its number. */
export interface LunarDay {
  /** The month on its first day, else the day: `腊月`, `初八`. */
  readonly name: string
  /** Both: `腊月初八`. */
  readonly fullName: string
  /** The feast that falls on it. */
  readonly festival?: string
}

/** The languages in which days have their Chinese names. */
export type LunarLocale = Exclude<Locale, 'en'>

/** What a day is called in the Chinese calendar. Undefined where the browser does not know that calendar. @source CA-09 */
export function lunarDay(day: Day, locale: LunarLocale): LunarDay | undefined {
  const date = lunarDate(day)
  if (date === undefined) return undefined
  const words = lunarWords[locale]
  const month = `${date.isLeap ? words.leap : ''}${words.months[date.month - 1] ?? ''}`
  const name = words.days[date.day - 1] ?? ''
  const festival = festivalOf(day, date, locale)
  return {
    name: date.day === 1 ? month : name,
    fullName: `${month}${name}`,
    ...(festival !== undefined && { festival }),
  }
}

function festivalOf(day: Day, date: LunarDate, locale: LunarLocale): string | undefined {
  const { lunar, solar, eve, qingming } = lunarWords[locale]
  const next = lunarDate(day + 1)
  if (next?.month === 1 && next.day === 1 && !next.isLeap) return eve
  const ofMoon = date.isLeap ? undefined : lunar[`${date.month}-${date.day}`]
  if (ofMoon !== undefined) return ofMoon
  const at = new Date(day * dayMs)
  if (at.getUTCMonth() === 3 && at.getUTCDate() === qingmingDate(at.getUTCFullYear())) return qingming
  return solar[`${at.getUTCMonth() + 1}-${at.getUTCDate()}`]
}

/** The day of April on which the sun stands at 15 degrees, by the rule of thumb that holds from 1901 to 2099. */
function qingmingDate(year: number): number {
  const ofCentury = year % 100
  return Math.floor(ofCentury * 0.2422 + (year < 2000 ? 5.59 : 4.81)) - Math.floor(ofCentury / 4)
}
