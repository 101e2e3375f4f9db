import type { EventRecurrence, RecurrenceDay } from '@mailroom/core'
import ICAL from 'ical.js'
import { isShowable, readTime } from './readTime'

const units: Readonly<Record<string, EventRecurrence['every']>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
}

/** Days of the week as rules name them, 0 for Sunday. */
export const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Parts of a rule that are said in words, by how often it repeats. Any other makes it one that cannot be. */
const sayable: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYMONTH', 'BYMONTHDAY'],
}

/**
 * How an event comes again. Its dates are not computed: rules from outside can be made to take for ever.
 *
 * @returns undefined when it takes place once
 * @source RFC 5545 3.3.10
 */
export function eventRecurrence(event: ICAL.Component): EventRecurrence | undefined {
  const rule = event.getFirstPropertyValue('rrule')
  return recurrenceOfRule(rule instanceof ICAL.Recur ? rule : undefined, event.hasProperty('rdate'))
}

/**
 * The same for a rule that was read.
 *
 * @param hasDates there are days beside it, which no words say
 */
export function recurrenceOfRule(
  rule: ICAL.Recur | undefined,
  hasDates: boolean,
): EventRecurrence | undefined {
  if (!rule) return hasDates ? { ...plain, every: 'other' } : undefined
  const weekdays = weekdaysOf(rule)
  const known = sayable[rule.freq] ?? []
  const isSayable =
    !hasDates && weekdays !== undefined && Object.keys(rule.parts).every((part) => known.includes(part))
  return {
    every: isSayable ? (units[rule.freq] ?? 'other') : 'other',
    interval: Math.max(1, Math.trunc(rule.interval)),
    weekdays: isSayable ? weekdays : [],
    monthDays: isSayable && rule.freq === 'MONTHLY' ? monthDaysOf(rule) : [],
    ...(rule.count !== null && rule.count > 0 && { count: Math.trunc(rule.count) }),
    ...untilOf(rule),
  }
}

const plain = { interval: 1, weekdays: [], monthDays: [] } as const

/** Undefined when they cannot be said: all sorts of days of a month at once. */
function weekdaysOf(rule: ICAL.Recur): readonly RecurrenceDay[] | undefined {
  const names = rule.parts.BYDAY ?? []
  const position = rule.parts.BYSETPOS?.[0]
  // "The second of the Tuesdays" is the second Tuesday; of several days it is something else.
  if (position !== undefined && names.length !== 1) return undefined
  const days = names.flatMap((name) => {
    const [, ordinal, day = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(name) ?? []
    const number = ordinal === undefined ? position : Number(ordinal)
    const known = dayNames.indexOf(day)
    return known < 0 ? [] : [{ day: known, ...(number !== undefined && { ordinal: number }) }]
  })
  const isClear = days.length <= 7 && days.every(({ ordinal }) => isOrdinal(ordinal, rule.freq))
  return isClear ? days : undefined
}

const isOrdinal = (ordinal: number | undefined, freq: string): boolean =>
  freq === 'MONTHLY' ? ordinal !== undefined && [-1, 1, 2, 3, 4, 5].includes(ordinal) : ordinal === undefined

const monthDaysOf = (rule: ICAL.Recur): readonly number[] =>
  (rule.parts.BYMONTHDAY ?? [])
    .map(Number)
    .filter((day) => day === -1 || (day >= 1 && day <= 31))
    .slice(0, 31)

function untilOf({ until }: ICAL.Recur): Pick<EventRecurrence, 'until'> {
  const at = until ? readTime(until) : Number.NaN
  return isShowable(at) ? { until: at } : {}
}
