import { eventFieldFaults, type EventRecurrence } from '@mailroom/core'
import { expect, it } from 'vitest'
import { eventTime, typedTimes, type TypedTimes } from '../typedTimes'
import { monthDaysOf } from './formRule'
import type { RepeatForm } from './repeatChoices'
import { repeatFault, repeatFormOf, typedRule } from './repeatForm'

/** A Friday, the last and the fourth of its month. */
const friday: TypedTimes = { isAllDay: false, start: '2026-11-27T09:00', end: '2026-11-27T10:00' }
/** The last day of its month, a Monday. */
const lastDay: TypedTimes = { isAllDay: true, start: '2026-11-30T09:00', end: '2026-11-30T10:00' }
const zone = 'Asia/Shanghai'
const rule = (values: Partial<EventRecurrence>): EventRecurrence => ({
  ...{ every: 'week', interval: 1, weekdays: [], monthDays: [] },
  ...values,
})
const days = (...numbers: number[]) => numbers.map((day) => ({ day }))

it.each<[string, EventRecurrence | undefined, TypedTimes, Partial<RepeatForm>]>([
  ['none', undefined, friday, { choice: 'never' }],
  ['each day', rule({ every: 'day' }), friday, { choice: 'day' }],
  ['working days', rule({ weekdays: days(1, 2, 3, 4, 5) }), friday, { choice: 'workdays' }],
  ['each week', rule({}), friday, { choice: 'week' }],
  ['each week on its own day', rule({ weekdays: days(5) }), friday, { choice: 'week' }],
  ['each second week', rule({ interval: 2 }), friday, { choice: 'twoWeeks' }],
  ['a day of the month', rule({ every: 'month', monthDays: [27] }), friday, { choice: 'month' }],
  [
    'the fourth Friday',
    rule({ every: 'month', weekdays: [{ day: 5, ordinal: 4 }] }),
    friday,
    { choice: 'monthWeekday' },
  ],
  [
    'the last Friday',
    rule({ every: 'month', weekdays: [{ day: 5, ordinal: -1 }] }),
    friday,
    { choice: 'custom', every: 'month', monthDay: 'lastWeekday' },
  ],
  [
    'the last day',
    rule({ every: 'month', monthDays: [-1] }),
    lastDay,
    { choice: 'custom', every: 'month', monthDay: 'last' },
  ],
  ['each year', rule({ every: 'year' }), friday, { choice: 'year' }],
  ['each third week on two days', rule({ interval: 3, weekdays: days(5, 2) }), friday, { choice: 'custom' }],
  ['a rule of no few words', rule({ every: 'other' }), friday, { choice: 'kept' }],
  ['two days of a month', rule({ every: 'month', monthDays: [1, 15] }), friday, { choice: 'kept' }],
  [
    'two weekdays of a month',
    rule({
      every: 'month',
      weekdays: [
        { day: 5, ordinal: 4 },
        { day: 1, ordinal: 1 },
      ],
    }),
    friday,
    { choice: 'kept' },
  ],
])('[CA-02] reads %s, and writes the same again', (_name, recurrence, times, form) => {
  const read = repeatFormOf(recurrence, times, zone)
  expect(read).toMatchObject(form)
  const written = typedRule(read, times, zone)
  expect(repeatFormOf(written, times, zone)).toEqual(read)
  expect(written?.every).toBe(recurrence?.every)
})

it.each([
  ['so many times', { count: 12 }, friday],
  ['until the end of a day of the zone', { until: Date.parse('2026-12-31T23:59:59+08:00') }, friday],
  ['until a whole day', { until: Date.UTC(2026, 11, 31) }, lastDay],
])('[CA-02] keeps that it ends after %s', (_name, end, times) => {
  const recurrence = rule({ every: 'day', ...end })
  expect(typedRule(repeatFormOf(recurrence, times, zone), times, zone)).toEqual(recurrence)
})

it('[CA-02] follows the beginning: another Friday is another ordinal, the fifth is the last', () => {
  const fourth = repeatFormOf(rule({ every: 'month', weekdays: [{ day: 5, ordinal: 4 }] }), friday, zone)
  const on = (day: string) => typedRule(fourth, { ...friday, start: `2026-10-${day}T09:00` }, zone)?.weekdays
  expect(on('02')).toEqual([{ day: 5, ordinal: 1 }])
  expect(on('30')).toEqual([{ day: 5, ordinal: -1 }])
})

it.each<[string, Partial<RepeatForm>, string]>([
  ['no number of weeks', { choice: 'custom', interval: '' }, 'interval'],
  ['half a week', { choice: 'custom', interval: '1.5' }, 'interval'],
  ['a thousand weeks', { choice: 'custom', interval: '1000' }, 'interval'],
  ['no times', { choice: 'day', ends: 'after', count: '0' }, 'count'],
  ['words', { choice: 'day', ends: 'after', count: 'often' }, 'count'],
  ['an end before the beginning', { choice: 'day', ends: 'on', until: '2026-11-26' }, 'until'],
  ['no end', { choice: 'day', ends: 'on', until: '' }, 'until'],
])('[CA-02] says what is wrong with %s, as the rules of an event do', (_name, values, fault) => {
  const form = { ...repeatFormOf(undefined, friday, zone), ...values }
  expect(repeatFault(form, friday, { interval: 999, count: 1000 })).toBe(fault)
  const fields = {
    ...{ calendarId: 1, title: 'x', place: '', note: '', guests: [], timeZone: zone },
    time: eventTime(friday, zone),
    recurrence: typedRule(form, friday, zone),
  }
  expect(eventFieldFaults(fields)).toEqual({ recurrence: 'noRule' })
})

it('[CA-02] a beginning stands for its number, and for the last of its kind where it is that', () => {
  expect(monthDaysOf(friday)).toEqual(['number', 'weekday', 'lastWeekday'])
  expect(monthDaysOf(lastDay)).toEqual(['number', 'last', 'lastWeekday'])
  expect(monthDaysOf({ start: '2026-11-03T09:00' })).toEqual(['number', 'weekday'])
})

it('[CA-02] a time is typed by the clock of its zone, and stays it across a change of the clocks', () => {
  const time = {
    kind: 'instant',
    startsAt: Date.UTC(2026, 2, 29, 6),
    endsAt: Date.UTC(2026, 2, 29, 7),
  } as const
  const typed = typedTimes(time, 'Europe/Berlin')
  expect(typed).toEqual({ isAllDay: false, start: '2026-03-29T08:00', end: '2026-03-29T09:00' })
  expect(eventTime(typed, 'Europe/Berlin')).toEqual(time)
})
