import {
  formatDay,
  formatWeekday,
  type EventRecurrence,
  type RecurrenceDay,
  type TimeStyle,
} from '@mailroom/core'
import { languageTag } from '@mailroom/react'
import type { SayInvitation } from './invitationStrings'

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

/** How an event comes again, in words: "Every 2 weeks on Monday and Wednesday, until 1 January 2027". */
export function recurrenceText(recurrence: EventRecurrence, t: SayInvitation, style: TimeStyle): string {
  const rule = ruleText(recurrence, t, style)
  const { count, until } = recurrence
  if (count !== undefined) return t('times', { rule, count })
  return until === undefined ? rule : t('until', { rule, date: formatDay(until, style) })
}

function ruleText(recurrence: EventRecurrence, t: SayInvitation, style: TimeStyle): string {
  const { every, interval, weekdays, monthDays } = recurrence
  if (every === 'other') return t('everyOther')
  const list = new Intl.ListFormat(languageTag(style.locale), { type: 'conjunction' })
  const days = list.format([
    ...weekdays.map((day) => dayText(day, t, style, every === 'week')),
    ...monthDays.map((day) => (day === -1 ? t('monthDayLast') : t('monthDay', { day }))),
  ])
  const [one, several] = days === '' || !hasDays(every) ? units[every] : unitsOn[every]
  return t(interval === 1 ? one : several, { interval, days })
}

const hasDays = (every: EventRecurrence['every']): every is 'week' | 'month' =>
  every === 'week' || every === 'month'

/** @param isOfWeek the word for week stands before it, which Chinese does not repeat */
function dayText(
  { day: number, ordinal }: RecurrenceDay,
  t: SayInvitation,
  style: TimeStyle,
  isOfWeek: boolean,
): string {
  const day = formatWeekday(number, style, isOfWeek && style.locale !== 'en' ? 'narrow' : 'long')
  const key = Object.entries(ordinals).find(([each]) => Number(each) === ordinal)?.[1]
  return key === undefined ? day : t(key, { day })
}
