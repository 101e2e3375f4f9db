import {
  formatDay,
  formatWeekday,
  type EventRecurrence,
  type RecurrenceDay,
  type TimeStyle,
} from '@mailroom/core'
import { languageTag } from '@mailroom/react'
import type { SayRecurrence } from './recurrenceStrings'

const ordinals = {
  1: 'ordinal1',
  2: 'ordinal2',
  3: 'ordinal3',
  4: 'ordinal4',
  5: 'ordinal5',
  '-1': 'ordinalLast',
} as const

const units = {
  day: ['everyDay', 'everyDays'],
  week: ['everyWeek', 'everyWeeks'],
  month: ['everyMonth', 'everyMonths'],
  year: ['everyYear', 'everyYears'],
} as const
const unitsOn = {
  week: ['everyWeekOn', 'everyWeeksOn'],
  month: ['everyMonthOn', 'everyMonthsOn'],
} as const

/**
 * How an event comes again, in words: "Every 2 weeks on Monday and Wednesday, until 1 January 2027".
 *
 * @internal
 * @source RD-10, CA-02
 */
export function recurrenceWords(recurrence: EventRecurrence, t: SayRecurrence, style: TimeStyle): string {
  const rule = ruleText(recurrence, t, style)
  const { count, until } = recurrence
  if (count !== undefined) return t('times', { rule, count })
  return until === undefined ? rule : t('until', { rule, date: formatDay(until, style) })
}

function ruleText(recurrence: EventRecurrence, t: SayRecurrence, style: TimeStyle): string {
  const { every, interval } = recurrence
  if (every === 'other') return t('everyOther')
  const days = recurrenceDays(recurrence, t, style)
  const [one, several] = days === '' || !hasDays(every) ? units[every] : unitsOn[every]
  return t(interval === 1 ? one : several, { interval, days })
}

/** The days of a rule, in words: "the fourth Friday"; empty where it names none. @internal */
export function recurrenceDays(
  { every, weekdays, monthDays }: Pick<EventRecurrence, 'every' | 'weekdays' | 'monthDays'>,
  t: SayRecurrence,
  style: TimeStyle,
): string {
  const list = new Intl.ListFormat(languageTag(style.locale), { type: 'conjunction' })
  return list.format([
    ...weekdays.map((day) => dayText(day, t, style, every === 'week')),
    ...monthDays.map((day) => (day === -1 ? t('monthDayLast') : t('monthDay', { day }))),
  ])
}

const hasDays = (every: EventRecurrence['every']): every is 'week' | 'month' =>
  every === 'week' || every === 'month'

/** @param isOfWeek the word for week stands before it, which Chinese does not repeat */
function dayText(
  { day: number, ordinal }: RecurrenceDay,
  t: SayRecurrence,
  style: TimeStyle,
  isOfWeek: boolean,
): string {
  const day = formatWeekday(number, style, isOfWeek && style.locale !== 'en' ? 'narrow' : 'long')
  const key = Object.entries(ordinals).find(([each]) => Number(each) === ordinal)?.[1]
  return key === undefined ? day : t(key, { day })
}
