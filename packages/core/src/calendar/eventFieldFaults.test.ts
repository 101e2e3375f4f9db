import { describe, expect, it } from 'vitest'
import type { EventRecurrence, EventTime } from '../invitations/EventNotice'
import { maxEventNoteCharacters, maxEventTextCharacters } from '../invitations/EventPlan'
import { maxGuests, type EventFields } from './CalendarEvent'
import { eventFieldFaults, maxEventCount, maxEventDays, maxEventInterval } from './eventFieldFaults'

const startsAt = Date.UTC(2026, 10, 27, 8)
const dayMs = 86_400_000

const sound: EventFields = {
  ...{ calendarId: 1, title: 'Review', place: '', note: '', timeZone: 'Asia/Shanghai', guests: [] },
  time: { kind: 'instant', startsAt, endsAt: startsAt + 3_600_000 },
}
const guest = (address: string) => ({ address, name: '', isOptional: false })
const many = Array.from({ length: maxGuests + 1 }, (_, index) => guest(`a${index}@example.com`))
const lasting = (kind: EventTime['kind'], ms: number): Partial<EventFields> => ({
  time: { kind, startsAt, endsAt: startsAt + ms },
})

it.each<[name: string, Partial<EventFields>, ReturnType<typeof eventFieldFaults>]>([
  ['nothing but what has to be said', {}, {}],
  ['the longest texts', { title: '题'.repeat(maxEventTextCharacters), note: '😀'.repeat(5000) }, {}],
  ['no title', { title: ' \n' }, { title: 'missing' }],
  ['a title that is too long', { title: 'x'.repeat(maxEventTextCharacters + 1) }, { title: 'tooLong' }],
  ['a place that is too long', { place: 'x'.repeat(maxEventTextCharacters + 1) }, { place: 'tooLong' }],
  ['a note that is too long', { note: 'x'.repeat(maxEventNoteCharacters + 1) }, { note: 'tooLong' }],
  ['an end that is the beginning', lasting('instant', 0), {}],
  ['an end before the beginning', lasting('instant', -1), { time: 'endsFirst' }],
  ['one whole day', lasting('allDay', dayMs), {}],
  ['a whole day that is none', lasting('allDay', 0), { time: 'endsFirst' }],
  ['the longest time', lasting('allDay', maxEventDays * dayMs), {}],
  ['a time that is too long', lasting('instant', maxEventDays * dayMs + 1), { time: 'tooLong' }],
  ['no time', lasting('instant', NaN), { time: 'missing' }],
  [
    'a time beyond all calendars',
    { time: { kind: 'instant', startsAt: 1e300, endsAt: 1e300 } },
    { time: 'missing' },
  ],
  ['a time without a zone', lasting('floating', 1), { time: 'missing' }],
  ['no zone', { timeZone: '' }, { timeZone: 'noZone' }],
  ['a zone that there is not', { timeZone: 'Asia/Nowhere' }, { timeZone: 'noZone' }],
  ['a reminder at the beginning', { reminderMinutes: 0 }, {}],
  ['a reminder of a file, four weeks before', { reminderMinutes: 40_320 }, {}],
  ['a reminder that is too early', { reminderMinutes: 40_321 }, { reminderMinutes: 'tooLong' }],
  ['a reminder afterwards', { reminderMinutes: -5 }, { reminderMinutes: 'tooLong' }],
  ['a reminder between two minutes', { reminderMinutes: 0.5 }, { reminderMinutes: 'tooLong' }],
  ['as many guests as may be', { guests: many.slice(1) }, {}],
  ['too many guests', { guests: many }, { guests: 'tooManyPeople' }],
  ['a guest without an address', { guests: [guest('bob')] }, { guests: 'notAddress' }],
  [
    'more than one fault',
    { title: '', timeZone: 'x', guests: [guest('')] },
    { title: 'missing', timeZone: 'noZone', guests: 'notAddress' },
  ],
])('[CA-02] judges %s', (_name, change, faults) => {
  expect(eventFieldFaults({ ...sound, ...change })).toEqual(faults)
})

const rule = (every: EventRecurrence['every'], change: Partial<EventRecurrence> = {}): EventRecurrence => ({
  ...{ every, interval: 1, weekdays: [], monthDays: [] },
  ...change,
})

describe('the rule', () => {
  it.each<[name: string, EventRecurrence]>([
    ['every day', rule('day')],
    ['the longest interval and count', rule('day', { interval: maxEventInterval, count: maxEventCount })],
    ['all days of the week', rule('week', { weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day })) })],
    ['days of the month', rule('month', { monthDays: [1, 31, -1] })],
    ['the last Friday', rule('month', { weekdays: [{ day: 5, ordinal: -1 }] })],
    ['every year until the event itself', rule('year', { until: startsAt })],
    ['a rule that is kept as it stands', rule('other', { interval: 0 })],
  ])('[CA-02] may be %s', (_name, recurrence) => {
    expect(eventFieldFaults({ ...sound, recurrence })).toEqual({})
  })

  it.each<[name: string, EventRecurrence]>([
    ['an interval of nothing', rule('day', { interval: 0 })],
    ['an interval that is too long', rule('day', { interval: maxEventInterval + 1 })],
    ['an interval of a part', rule('day', { interval: 1.5 })],
    ['a count of nothing', rule('day', { count: 0 })],
    ['too many', rule('day', { count: maxEventCount + 1 })],
    ['two ends', rule('day', { count: 2, until: startsAt })],
    ['an end before the event', rule('day', { until: startsAt - 1 })],
    ['an end that is no moment', rule('day', { until: NaN })],
    ['weekdays of days', rule('day', { weekdays: [{ day: 1 }] })],
    ['weekdays of a year', rule('year', { weekdays: [{ day: 1, ordinal: 1 }] })],
    ['a weekday that there is not', rule('week', { weekdays: [{ day: 7 }] })],
    [
      'more weekdays than there are',
      rule('week', { weekdays: Array.from({ length: 8 }, () => ({ day: 1 })) }),
    ],
    ['the second Monday of a week', rule('week', { weekdays: [{ day: 1, ordinal: 2 }] })],
    ['Mondays of a month without which', rule('month', { weekdays: [{ day: 1 }] })],
    ['the sixth Monday', rule('month', { weekdays: [{ day: 1, ordinal: 6 }] })],
    ['days of both kinds', rule('month', { weekdays: [{ day: 1, ordinal: 1 }], monthDays: [1] })],
    ['a day of the month that there is not', rule('month', { monthDays: [32] })],
    ['the last day but one', rule('month', { monthDays: [-2] })],
    ['days of the month of a week', rule('week', { monthDays: [1] })],
  ])('[CA-02] may not have %s', (_name, recurrence) => {
    expect(eventFieldFaults({ ...sound, recurrence })).toEqual({ recurrence: 'noRule' })
  })
})
