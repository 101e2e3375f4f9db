import { maxEventCount, maxEventInterval, seriesClock, type EventRecurrence } from '@mailroom/core'
import ICAL from 'ical.js'
import { dayNames, recurrenceOfRule } from '../ics/reading/eventRecurrence'
import type { EventRecord } from '../EventRecord'
import { listsOf, ruleParts, untilOf, type RuleHolder } from './ruleParts'

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const

/** The rule that a form has made, as the value of an RRULE; undefined for one that cannot be said in it. */
export function ruleOf(recurrence: EventRecurrence, { time }: RuleHolder): string | undefined {
  const { every, interval, weekdays, monthDays, count, until } = recurrence
  if (every === 'other') return undefined
  const days = weekdays.map(({ day, ordinal }) => `${ordinal ?? ''}${dayNames[day] ?? ''}`)
  return ICAL.Recur.fromData({
    freq: frequencies[every],
    ...(interval > 1 && { interval }),
    ...(days.length > 0 && { byday: days }),
    ...(monthDays.length > 0 && { bymonthday: [...monthDays] }),
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until: untilOf(until, time.kind) }),
  }).toString()
}

/** How an event comes again, in the words of a form; `other` where they do not say all of it. */
export function recurrenceOf(
  record: Pick<EventRecord, 'rule' | 'addedDates' | 'time' | 'timeZone'>,
): EventRecurrence | undefined {
  const { rule, addedDates } = record
  const parts = rule === undefined ? undefined : ruleParts(rule)
  const said = recurrenceOfRule(parts, addedDates.length > 0)
  return parts && said && !isWhole(parts, said, record)
    ? { ...said, every: 'other', weekdays: [], monthDays: [] }
    : said
}

/** True when the words leave nothing of the rule out, and a form could have made it. */
function isWhole(rule: ICAL.Recur, said: EventRecurrence, holder: RuleHolder): boolean {
  const { weekdays, monthDays, count = 1, interval, until = holder.time.startsAt } = said
  const isOfForm = count <= maxEventCount && interval <= maxEventInterval && until >= holder.time.startsAt
  if (!isOfForm || (weekdays.length > 0 && monthDays.length > 0)) return false
  const { BYMONTH: months = [], BYMONTHDAY: days = [] } = listsOf(rule)
  if (rule.freq !== 'YEARLY') return monthDays.length === days.length
  // A day of the year that the rule names is the event's own, as long as it is the same.
  const wall = new Date(seriesClock(holder).wallOf(holder.time.startsAt))
  return isOnly(months, wall.getUTCMonth() + 1) && isOnly(days, wall.getUTCDate())
}

const isOnly = (values: readonly (string | number)[], value: number): boolean =>
  values.every((each) => Number(each) === value)
