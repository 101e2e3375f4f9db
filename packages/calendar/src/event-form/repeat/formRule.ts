import type { EventRecurrence } from '@mailroom/core'
import { dayOf, type TypedTimes } from '../typedTimes'
import type { MonthDay, RepeatForm } from './repeatChoices'

/** The day of the week of a beginning, 0 for Sunday, and its place in the month. */
export function dayFacts({ start }: Pick<TypedTimes, 'start'>) {
  // While no day is typed, rules are said of some day; they are not saved.
  const day = new Date(Number.isFinite(dayOf(start)) ? dayOf(start) : 0)
  const date = day.getUTCDate()
  const lastDate = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  return { weekday: day.getUTCDay(), date, ordinal: Math.ceil(date / 7), lastDate }
}

/** The days of a month that a beginning can stand for. */
export function monthDaysOf(times: Pick<TypedTimes, 'start'>): readonly MonthDay[] {
  const { date, ordinal, lastDate } = dayFacts(times)
  return [
    'number',
    ...(date === lastDate ? (['last'] as const) : []),
    ...(ordinal < 5 ? (['weekday'] as const) : []),
    ...(date > lastDate - 7 ? (['lastWeekday'] as const) : []),
  ]
}

/** A rule without its end, with the days that it leaves open, for it to be said. */
export function spelledRule(form: RepeatForm, times: TypedTimes): EventRecurrence | undefined {
  const rule = ruleOf(form, times)
  return rule && { ...rule, ...spelledDays(rule, times) }
}

/** A rule without its end. */
type Rule = Omit<EventRecurrence, 'count' | 'until'>

/** The rule of a choice; undefined where the event takes place once, or the rule is kept. */
export function ruleOf(form: RepeatForm, times: TypedTimes): Rule | undefined {
  const plain = { interval: 1, weekdays: [], monthDays: [] }
  const { choice } = form
  switch (choice) {
    case 'never':
    case 'kept':
      return undefined
    case 'workdays':
      return { ...plain, every: 'week', weekdays: [1, 2, 3, 4, 5].map((day) => ({ day })) }
    case 'twoWeeks':
      return { ...plain, every: 'week', interval: 2 }
    case 'monthWeekday': {
      const { ordinal } = dayFacts(times)
      return { ...plain, every: 'month', ...monthParts(ordinal < 5 ? 'weekday' : 'lastWeekday', times) }
    }
    case 'custom':
      return customRule(form, times)
    default:
      return { ...plain, every: choice }
  }
}

function customRule(form: RepeatForm, times: TypedTimes): Rule {
  const { every } = form
  const rule = { every, interval: wholeOf(form.interval), weekdays: [], monthDays: [] }
  if (every === 'week') return { ...rule, weekdays: form.weekdays.toSorted(byNumber).map((day) => ({ day })) }
  if (every !== 'month') return rule
  const [usual = 'number'] = monthDaysOf(times)
  return { ...rule, ...monthParts(monthDaysOf(times).includes(form.monthDay) ? form.monthDay : usual, times) }
}

function monthParts(monthDay: MonthDay, times: TypedTimes): Pick<Rule, 'weekdays' | 'monthDays'> {
  const { weekday: day, ordinal } = dayFacts(times)
  switch (monthDay) {
    case 'number':
      return { weekdays: [], monthDays: [] }
    case 'last':
      return { weekdays: [], monthDays: [-1] }
    case 'weekday':
      return { weekdays: [{ day, ordinal }], monthDays: [] }
    case 'lastWeekday':
      return { weekdays: [{ day, ordinal: -1 }], monthDays: [] }
  }
}

/** What a rule leaves open is that of the event itself. */
function spelledDays(
  { every, weekdays, monthDays }: Rule,
  times: TypedTimes,
): Pick<Rule, 'weekdays' | 'monthDays'> {
  const { weekday, date } = dayFacts(times)
  if (weekdays.length > 0 || monthDays.length > 0) return { weekdays, monthDays }
  return {
    weekdays: every === 'week' ? [{ day: weekday }] : [],
    monthDays: every === 'month' ? [date] : [],
  }
}

/** Tells rules apart that mean something else. */
export function ruleKey(rule: Rule, times: TypedTimes): string {
  const { weekdays, monthDays } = spelledDays(rule, times)
  const days = weekdays.map(({ day, ordinal = 0 }) => `${day}/${ordinal}`)
  return JSON.stringify([rule.every, rule.interval, days.toSorted(), monthDays.map(String).toSorted()])
}

/** Days in the order of the week. */
export const byNumber = (one: number, other: number): number => one - other

/** A whole number that was typed; no number for anything else. */
export const wholeOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
