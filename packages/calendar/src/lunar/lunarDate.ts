import { dayMs, dayOfText, type Day } from '../days/days'

/** A day in the Chinese calendar. */
export interface LunarDate {
  /** 1 to 12. */
  readonly month: number
  /** It is put in after the month of that number. */
  readonly isLeap: boolean
  /** 1 to 30. */
  readonly day: number
}

/**
 * First days of months whose new moon is within minutes of midnight in China, which browsers have a day early or late (ICU 78);
 * all of them from 2000 to 2049. Spring Festival of 2027 and of 2030 are among them.
 *
 * @source GB/T 33661-2017, by which a month begins on the day of the new moon in the zone of China; printed almanacs
 */
const closeCalls = ['2012-08-17', '2018-11-08', '2027-02-06', '2030-02-03'].map(
  (text) => dayOfText(text) ?? 0,
)

const known = new Map<Day, LunarDate | undefined>()

/** Days that are remembered; a year of them is more than anybody looks at. */
const maxKnown = 1_000

let format: Intl.DateTimeFormat | undefined

/** A day in the Chinese calendar; undefined where the browser does not know that calendar. @source CA-09 */
export function lunarDate(day: Day): LunarDate | undefined {
  if (!known.has(day)) {
    if (known.size >= maxKnown) known.clear()
    known.set(day, corrected(day, browserDate(day)))
  }
  return known.get(day)
}

function corrected(day: Day, date: LunarDate | undefined): LunarDate | undefined {
  const first = closeCalls.find((each) => day >= each - 1 && day < each + 30)
  const read = first === undefined ? undefined : browserDate(first)
  if (first === undefined || !date || !read || read.day === 1) return date
  if (read.day === 2) {
    // The browser begins the month a day early: that day still belongs to the one before.
    const eve = browserDate(day - 1)
    if (day === first - 1) return eve && { ...eve, day: eve.day + 1 }
    return isSameMonth(date, read) ? { ...date, day: date.day - 1 } : date
  }
  const month = browserDate(first + 1)
  if (day === first) return month
  return month && day > first && isSameMonth(date, month) ? { ...date, day: date.day + 1 } : date
}

const isSameMonth = (one: LunarDate, other: LunarDate): boolean =>
  one.month === other.month && one.isLeap === other.isLeap

/** What the browser says. ICU writes the month as a number, with `bis` where it is put in: `6bis`. */
function browserDate(day: Day): LunarDate | undefined {
  format ??= new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  if (format.resolvedOptions().calendar !== 'chinese') return undefined
  const parts = format.formatToParts(day * dayMs)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const month = Number.parseInt(part('month'), 10)
  const number = Number.parseInt(part('day'), 10)
  if (!(month >= 1 && month <= 12 && number >= 1 && number <= 30)) return undefined
  return { month, isLeap: part('month').endsWith('bis'), day: number }
}
