import {
  isStill,
  recurrenceOnOtherDays,
  seriesClock,
  shifted,
  shiftedDays,
  type SeriesShift,
} from '@mailroom/core'
import { readTime } from '../ics/reading/readTime'
import type { EventRecord } from '../EventRecord'
import { ruleParts, untilOf } from '../recurrence/ruleParts'
import { recurrenceOf, ruleOf } from '../recurrence/ruleText'

/**
 * The rule of a series that is moved. The days that it names move with it, as does its end, so that as many take place as
 * before; days of a rule that no form can make stay as they are.
 *
 * @returns not yet sound: the series may have become one that nobody can compute
 */
export function movedRule(record: EventRecord, shift: SeriesShift): string | undefined {
  const { rule, time } = record
  if (rule === undefined || isStill(shift)) return rule
  const recurrence = recurrenceOf({ ...record, addedDates: [] })
  const days = shiftedDays(time.startsAt, shift)
  const wall = seriesClock(shift.to).wallOf(shifted(time.startsAt, shift))
  const moved =
    recurrence && days !== 0 ? ruleOf(recurrenceOnOtherDays(recurrence, days, wall), record) : undefined
  return withMovedEnd(moved ?? rule, shift)
}

function withMovedEnd(text: string, shift: SeriesShift): string {
  const rule = ruleParts(text)
  if (!rule?.until) return text
  // An end of whole days counts through that day, also when the series gets hours.
  const at = shifted(readTime(rule.until), shift)
  rule.until = untilOf(at, shift.to.time.kind)
  return rule.toString()
}
