import type { EventRecurrence } from '@mailroom/core'
import { readTime } from '../ics/reading/readTime'
import type { EventRecord } from '../EventRecord'
import { ruleParts, untilOf } from '../recurrence/ruleParts'
import { recurrenceOf, ruleOf } from '../recurrence/ruleText'
import { clockOf } from '../recurrence/seriesClock'
import { isStill, shifted, shiftedDays, type Shift } from './shift'

const weekDays = 7

/**
 * The rule of a series that is moved. The days that it names move with it, as does its end, so that as many take place as
 * before; days of a rule that no form can make stay as they are.
 *
 * @returns not yet sound: the series may have become one that nobody can compute
 */
export function movedRule(record: EventRecord, shift: Shift): string | undefined {
  const { rule, time } = record
  if (rule === undefined || isStill(shift)) return rule
  const recurrence = recurrenceOf({ ...record, addedDates: [] })
  const days = shiftedDays(time.startsAt, shift)
  const moved =
    recurrence && days !== 0 ? ruleOf(onOtherDays(recurrence, days, record, shift), record) : undefined
  return withMovedEnd(moved ?? rule, shift)
}

/** The days that a rule names, so many days later. */
function onOtherDays(
  recurrence: EventRecurrence,
  days: number,
  { time }: Pick<EventRecord, 'time'>,
  shift: Shift,
): EventRecurrence {
  const { every, weekdays, monthDays } = recurrence
  const date = new Date(clockOf(shift.to).wallOf(shifted(time.startsAt, shift)))
  const [first, ...more] = weekdays
  if (every === 'week')
    return { ...recurrence, weekdays: weekdays.map(({ day }) => ({ day: mod(day + days, weekDays) })) }
  if (every === 'month' && first && more.length === 0) {
    const ordinal = first.ordinal === -1 ? -1 : Math.ceil(date.getUTCDate() / weekDays)
    return { ...recurrence, weekdays: [{ day: date.getUTCDay(), ordinal }] }
  }
  // The last day of a month stays the last; of several, nobody knows which one is meant.
  const isOneDay = monthDays.length === 1 && monthDays[0] !== -1
  return isOneDay ? { ...recurrence, monthDays: [date.getUTCDate()] } : recurrence
}

const mod = (value: number, by: number): number => ((value % by) + by) % by

function withMovedEnd(text: string, shift: Shift): string {
  const rule = ruleParts(text)
  if (!rule?.until) return text
  // An end of whole days counts through that day, also when the series gets hours.
  const at = shifted(readTime(rule.until), shift)
  rule.until = untilOf(at, shift.to.time.kind)
  return rule.toString()
}
