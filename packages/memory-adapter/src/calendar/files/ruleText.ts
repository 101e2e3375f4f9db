import type { EventRecurrence, EventTime } from '@mailroom/core'
import type { ContentLine } from './contentLines'
import { dayText, readTime, utcText, type SaidTime } from './timeText'

const names = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const
const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** Rules that come again too often to be an event. */
const tooOften = ['HOURLY', 'MINUTELY', 'SECONDLY']

/** What else a rule can say. @source RFC 5545 3.3.10 */
const otherParts = ['BYSECOND', 'BYMINUTE', 'BYHOUR', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS']

/** A rule that is there and cannot be said in a few words. */
export const otherRule: EventRecurrence = { every: 'other', interval: 1, weekdays: [], monthDays: [] }

/**
 * Reads an RRULE; `otherRule` for what the form cannot make, undefined for what makes no sense.
 *
 * @param start of the first of the series
 * @source RFC 5545 3.3.10
 */
export function readRule(
  { value }: Pick<ContentLine, 'value'>,
  start: SaidTime,
): EventRecurrence | undefined {
  const parts = new Map(value.toUpperCase().split(';').map(readPart))
  const text = (name: string) => parts.get(name) ?? ''
  const every = names[text('FREQ') as keyof typeof names]
  if (!every) return tooOften.includes(text('FREQ')) ? otherRule : undefined
  const interval = number(parts.get('INTERVAL') ?? '1')
  const count = parts.has('COUNT') ? number(text('COUNT')) : undefined
  const until = parts.has('UNTIL') ? lastMoment(text('UNTIL'), start) : undefined
  const weekdays = list(text('BYDAY')).map(readDay)
  const monthDays = list(text('BYMONTHDAY')).map(number)
  const all = [interval, count ?? 1, until ?? 0, ...monthDays, ...weekdays.map((each) => each?.day ?? NaN)]
  if (interval < 1 || all.some(Number.isNaN)) return undefined
  const isMonday = interval === 1 || every !== 'week' || (parts.get('WKST') ?? 'MO') === 'MO'
  if (otherParts.some((name) => parts.has(name)) || !isMonday) return otherRule
  return {
    ...{ every, interval, monthDays, weekdays: weekdays.flatMap((each) => each ?? []) },
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until }),
  }
}

/** Writes one that the form can make. */
export function ruleText(
  { every, interval, weekdays, monthDays, count, until }: EventRecurrence,
  kind: EventTime['kind'],
): string {
  const frequency = Object.entries(names).find(([, name]) => name === every)?.[0] ?? 'DAILY'
  const byDay = weekdays.map(({ day, ordinal }) => `${ordinal ?? ''}${days[day]}`)
  const parts = [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(byDay.length > 0 ? [`BYDAY=${byDay.join(',')}`] : []),
    ...(monthDays.length > 0 ? [`BYMONTHDAY=${monthDays.join(',')}`] : []),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...(until === undefined ? [] : [`UNTIL=${kind === 'allDay' ? dayText(until) : utcText(until)}`]),
  ]
  return parts.join(';')
}

function readPart(part: string): readonly [name: string, value: string] {
  const [name = '', said = ''] = part.trim().split('=')
  return [name, said]
}

const list = (text: string): string[] => text.split(',').filter((each) => each !== '')

const number = (text: string): number => (/^[+-]?\d{1,6}$/.test(text) ? Number(text) : NaN)

function readDay(text: string): { day: number; ordinal?: number } | undefined {
  const [, ordinal = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? []
  const day = days.findIndex((each) => each === name)
  if (day < 0) return undefined
  return ordinal === '' ? { day } : { day, ordinal: Number(ordinal) }
}

/** A day as the end of a series of moments is the whole day. */
function lastMoment(text: string, start: SaidTime): number {
  const isDay = /^\d{8}$/.test(text) && start.kind === 'instant'
  const line = {
    name: 'UNTIL',
    parameters: new Map<string, string>(),
    value: isDay ? `${text}T235959` : text,
  }
  return readTime(line, start.timeZone)?.at ?? NaN
}
