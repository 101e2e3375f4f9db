import {
  recurrenceOnOtherDays,
  seriesClock,
  shifted,
  shiftedDays,
  type EventRecurrence,
  type SeriesShift,
} from '@mailroom/core'

/** Whether two rules say the same. */
export const isSameRule = (a: EventRecurrence | undefined, b: EventRecurrence | undefined): boolean =>
  JSON.stringify(a && wordsOf(a)) === JSON.stringify(b && wordsOf(b))

const wordsOf = ({ every, interval, weekdays, monthDays, count, until }: EventRecurrence) => [
  ...[every, interval, count, until],
  ...weekdays.map(({ day, ordinal }) => [day, ordinal]),
  ...monthDays,
]

/** The rule of a series that is moved: its days and its end move with it. @param startsAt when it begins before */
export function movedRule(rule: EventRecurrence, startsAt: number, shift: SeriesShift): EventRecurrence {
  const wall = seriesClock(shift.to).wallOf(shifted(startsAt, shift))
  const moved = recurrenceOnOtherDays(rule, shiftedDays(startsAt, shift), wall)
  return { ...moved, ...(rule.until !== undefined && { until: shifted(rule.until, shift) }) }
}
