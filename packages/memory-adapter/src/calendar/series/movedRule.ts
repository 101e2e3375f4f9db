import type { EventRecurrence } from '@mailroom/core'
import type { EventSeries } from '../KeptEvent'
import { shifted, shiftedDays, wallOf, type Shift } from './seriesClock'

const weekDays = 7

/** Whether two rules say the same. */
export const isSameRule = (a: EventRecurrence | undefined, b: EventRecurrence | undefined): boolean =>
  JSON.stringify(a && wordsOf(a)) === JSON.stringify(b && wordsOf(b))

const wordsOf = ({ every, interval, weekdays, monthDays, count, until }: EventRecurrence) => [
  ...[every, interval, count, until],
  ...weekdays.map(({ day, ordinal }) => [day, ordinal]),
  ...monthDays,
]

/** The rule of a series that is moved: its days move with it, as far as there is one that says them. */
export function movedRule(
  rule: EventRecurrence,
  { startsAt }: Pick<EventSeries['time'], 'startsAt'>,
  shift: Shift,
): EventRecurrence {
  const days = shiftedDays(startsAt, shift)
  const until = rule.until === undefined ? {} : { until: shifted(rule.until, shift) }
  if (days === 0) return { ...rule, ...until }
  const date = new Date(wallOf(shifted(startsAt, shift), shift.to))
  const [weekday, monthDay] = [date.getUTCDay(), date.getUTCDate()]
  const [first, ...more] = rule.weekdays
  if (rule.every === 'week') {
    const weekdays = rule.weekdays.map(({ day }) => ({
      day: (((day + days) % weekDays) + weekDays) % weekDays,
    }))
    return { ...rule, ...until, weekdays }
  }
  if (first && more.length === 0) {
    const isLast = first.ordinal === -1
    const ordinal = isLast ? -1 : Math.ceil(monthDay / weekDays)
    return { ...rule, ...until, weekdays: [{ day: weekday, ordinal }] }
  }
  return { ...rule, ...until, monthDays: rule.monthDays.length === 1 ? [monthDay] : rule.monthDays }
}
