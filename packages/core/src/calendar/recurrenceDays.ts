import type { EventRecurrence } from '../invitations/EventNotice'

const dayMs = 86_400_000

/** Days between which those of a series are wanted, at 0:00 UTC. */
interface DayRange {
  readonly from: number
  readonly to: number
}

/**
 * The days of a series in their order, from the first on, which belongs to it whatever the rule says. Those before `from`
 * may be left out, unless they are counted; `to` ends them.
 *
 * @param firstDay 0:00 UTC
 * @source RFC 5545 3.3.10
 */
export function* recurrenceDays(
  rule: EventRecurrence,
  firstDay: number,
  { from, to }: DayRange,
): Generator<number> {
  yield firstDay
  const period = periods[rule.every as keyof typeof periods]
  const interval = Math.max(1, Math.trunc(rule.interval) || 1)
  let left = (rule.count ?? Infinity) - 1
  // What is counted has to be seen from the beginning.
  const isFar = rule.count === undefined && from > firstDay
  const skipped = isFar ? Math.max(0, Math.floor(period.between(firstDay, from) / interval) - 1) : 0
  for (let index = skipped; left > 0; index += 1) {
    const begins = period.begin(firstDay, index * interval)
    if (!(begins <= to)) return
    for (const day of period.days(begins, rule, firstDay)) {
      if (day <= firstDay) continue
      if (day > to || left <= 0) return
      yield day
      left -= 1
    }
  }
}

/** What a rule counts in. */
interface Period {
  /** When the one so many after that of a day begins. */
  begin(day: number, count: number): number
  /** How many lie between two days, give or take one. */
  between(day: number, later: number): number
  /** The days of one, in their order. */
  days(begins: number, rule: EventRecurrence, firstDay: number): readonly number[]
}

const periods: Readonly<Record<Exclude<EventRecurrence['every'], 'other'>, Period>> = {
  day: {
    begin: (day, count) => day + count * dayMs,
    between: (day, later) => (later - day) / dayMs,
    days: (begins) => [begins],
  },
  week: {
    begin: (day, count) => mondayOf(day) + count * 7 * dayMs,
    between: (day, later) => (later - day) / (7 * dayMs),
    days: (begins, { weekdays }, firstDay) => {
      const wanted = weekdays.length > 0 ? weekdays.map(({ day }) => day) : [weekdayOf(firstDay)]
      return inOrder(wanted.map((day) => begins + ((day + 6) % 7) * dayMs))
    },
  },
  month: {
    begin: (day, count) => Date.UTC(yearOf(day), monthOf(day) + count),
    between: (day, later) => (yearOf(later) - yearOf(day)) * 12 + monthOf(later) - monthOf(day),
    days: (begins, { weekdays, monthDays }, firstDay) => {
      if (weekdays.length > 0) return inOrder(weekdays.flatMap((each) => weekdaysOfMonth(begins, each)))
      const wanted = monthDays.length > 0 ? monthDays : [dateOf(firstDay)]
      const last = lengthOf(begins)
      return inOrder(
        wanted
          .map((date) => (date < 0 ? last + date + 1 : date))
          .filter((date) => date >= 1 && date <= last)
          .map((date) => begins + (date - 1) * dayMs),
      )
    },
  },
  year: {
    begin: (day, count) => Date.UTC(yearOf(day) + count, 0),
    between: (day, later) => yearOf(later) - yearOf(day),
    days: (begins, _rule, firstDay) => {
      const day = Date.UTC(yearOf(begins), monthOf(firstDay), dateOf(firstDay))
      // The 29th of February is left out where there is none.
      return monthOf(day) === monthOf(firstDay) ? [day] : []
    },
  },
}

/** All such days of a month, or the first, second ... or last of them, where there is one. */
function weekdaysOfMonth(
  begins: number,
  { day, ordinal }: EventRecurrence['weekdays'][number],
): readonly number[] {
  const first = 1 + ((day - weekdayOf(begins) + 7) % 7)
  const all = [0, 1, 2, 3, 4].map((week) => first + week * 7).filter((date) => date <= lengthOf(begins))
  const wanted = ordinal === undefined ? all : [all.at(ordinal < 0 ? ordinal : ordinal - 1)]
  return wanted.flatMap((date) => (date === undefined ? [] : [begins + (date - 1) * dayMs]))
}

const inOrder = (days: readonly number[]): readonly number[] => [...new Set(days)].toSorted((a, b) => a - b)

const yearOf = (day: number): number => new Date(day).getUTCFullYear()
const monthOf = (day: number): number => new Date(day).getUTCMonth()
const dateOf = (day: number): number => new Date(day).getUTCDate()
const weekdayOf = (day: number): number => new Date(day).getUTCDay()
const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7) * dayMs
const lengthOf = (month: number): number => dateOf(Date.UTC(yearOf(month), monthOf(month) + 1, 0))
