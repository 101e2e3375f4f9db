import { describe, expect, it } from 'vitest'
import type { EventRecurrence, EventTime } from '../invitations/EventNotice'
import { maxOccurrences } from './CalendarEvent'
import { expandRecurrence } from './expandRecurrence'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const rule = (every: EventRecurrence['every'], change: Partial<EventRecurrence> = {}): EventRecurrence => ({
  ...{ every, interval: 1, weekdays: [], monthDays: [] },
  ...change,
})

/** An hour, or whole days, from then on. */
const timeOf = (begins: string, lasts?: number): EventTime => {
  const startsAt = Date.parse(begins)
  const kind = begins.includes('T') ? 'instant' : 'allDay'
  return { kind, startsAt, endsAt: startsAt + (lasts ?? (kind === 'instant' ? hourMs : dayMs)) }
}

const windowOf = (from: string, to: string, timeZone = 'UTC') => ({
  ...{ from: Date.parse(from), to: Date.parse(to), timeZone },
})

const year = windowOf('2026-01-01T00:00Z', '2027-01-01T00:00Z')

const idsOf = (
  begins: string,
  recurrence: EventRecurrence | undefined,
  { zone = 'UTC', window = year }: { zone?: string; window?: typeof year } = {},
) => expandRecurrence(timeOf(begins), zone, recurrence, window).map(({ id }) => id)

describe('the rules', () => {
  it.each<[name: string, begins: string, EventRecurrence | undefined, ids: string[]]>([
    ['once', '2026-03-02T09:00:00Z', undefined, ['2026-03-02T09:00:00Z']],
    ['a rule that nobody can say', '2026-03-02T09:00:00Z', rule('other'), ['2026-03-02T09:00:00Z']],
    [
      'every day, counted',
      '2026-02-27T09:00:00Z',
      rule('day', { count: 3 }),
      ['2026-02-27T09:00:00Z', '2026-02-28T09:00:00Z', '2026-03-01T09:00:00Z'],
    ],
    [
      'every third day until a moment that is one of them',
      '2026-03-30',
      rule('day', { interval: 3, until: Date.parse('2026-04-05') }),
      ['2026-03-30', '2026-04-02', '2026-04-05'],
    ],
    [
      'every day until just before one of them',
      '2026-03-30T09:00:00Z',
      rule('day', { until: Date.parse('2026-04-01T08:59:59Z') }),
      ['2026-03-30T09:00:00Z', '2026-03-31T09:00:00Z'],
    ],
    [
      'every week on its own day',
      '2026-03-04',
      rule('week', { count: 3 }),
      ['2026-03-04', '2026-03-11', '2026-03-18'],
    ],
    [
      'every second week on several days, from Monday on',
      '2026-03-05',
      rule('week', { interval: 2, weekdays: [{ day: 0 }, { day: 4 }, { day: 1 }], count: 5 }),
      ['2026-03-05', '2026-03-08', '2026-03-16', '2026-03-19', '2026-03-22'],
    ],
    [
      'a first one that does not fit, which counts',
      '2026-03-04',
      rule('week', { weekdays: [{ day: 1 }], count: 3 }),
      ['2026-03-04', '2026-03-09', '2026-03-16'],
    ],
    [
      'the 31st, left out of short months',
      '2026-01-31',
      rule('month', { count: 4 }),
      ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ],
    [
      'the last day of each month',
      '2026-01-31',
      rule('month', { monthDays: [-1], count: 3 }),
      ['2026-01-31', '2026-02-28', '2026-03-31'],
    ],
    [
      'a day of the month that is also its last, once',
      '2026-01-15',
      rule('month', { monthDays: [31, 15, -1], count: 4 }),
      ['2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28'],
    ],
    [
      'the second Tuesday and the last Friday',
      '2026-03-10',
      rule('month', {
        weekdays: [
          { day: 5, ordinal: -1 },
          { day: 2, ordinal: 2 },
        ],
        count: 4,
      }),
      ['2026-03-10', '2026-03-27', '2026-04-14', '2026-04-24'],
    ],
    [
      'the fifth Monday, of the months that have one',
      '2026-03-30',
      rule('month', { weekdays: [{ day: 1, ordinal: 5 }], count: 3 }),
      ['2026-03-30', '2026-06-29', '2026-08-31'],
    ],
    [
      'every Monday of each second month',
      '2026-03-02',
      rule('month', { interval: 2, weekdays: [{ day: 1 }], count: 6 }),
      ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-05-04'],
    ],
    ['every year', '2024-05-01', rule('year'), ['2026-05-01']],
    ['every third year', '2024-05-01', rule('year', { interval: 3 }), []],
  ])('[CA-02] %s', (_name, begins, recurrence, ids) => {
    expect(idsOf(begins, recurrence)).toEqual(ids)
  })

  it('[CA-02] has the 29th of February in leap years alone, and not in 2100', () => {
    const window = windowOf('2088-01-01T00:00Z', '2110-01-01T00:00Z')
    expect(idsOf('2024-02-29', rule('year'), { window })).toEqual([
      ...['2088-02-29', '2092-02-29', '2096-02-29', '2104-02-29', '2108-02-29'],
    ])
  })
})

describe('the wall clock of the zone', () => {
  it.each<[name: string, zone: string, begins: string, from: string, ids: string[]]>([
    [
      'keeps its hour when summer begins',
      'Europe/Berlin',
      '2026-03-27T08:00:00Z',
      '2026-03-28',
      ['2026-03-28T08:00:00Z', '2026-03-29T07:00:00Z', '2026-03-30T07:00:00Z'],
    ],
    [
      'keeps its hour when summer ends',
      'America/New_York',
      '2026-10-30T13:00:00Z',
      '2026-10-31',
      ['2026-10-31T13:00:00Z', '2026-11-01T14:00:00Z', '2026-11-02T14:00:00Z'],
    ],
    [
      'begins an hour later where it skips the time, east of Greenwich',
      'Europe/Berlin',
      '2026-03-27T01:30:00Z',
      '2026-03-28',
      ['2026-03-28T01:30:00Z', '2026-03-29T01:30:00Z', '2026-03-30T00:30:00Z'],
    ],
    [
      'begins an hour later where it skips the time, west of it',
      'America/New_York',
      '2026-03-06T07:30:00Z',
      '2026-03-07',
      ['2026-03-07T07:30:00Z', '2026-03-08T07:30:00Z', '2026-03-09T06:30:00Z'],
    ],
    [
      'begins with the first of two alike, east of Greenwich',
      'Europe/Berlin',
      '2026-10-23T00:30:00Z',
      '2026-10-24',
      ['2026-10-24T00:30:00Z', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
    ],
    [
      'begins with the first of two alike, west of it',
      'America/New_York',
      '2026-10-30T05:30:00Z',
      '2026-10-31',
      ['2026-10-31T05:30:00Z', '2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'],
    ],
    [
      'is of another day than UTC',
      'Asia/Shanghai',
      '2026-03-01T22:30:00Z',
      '2026-03-02',
      ['2026-03-02T22:30:00Z', '2026-03-03T22:30:00Z', '2026-03-04T22:30:00Z'],
    ],
    [
      'changes by half an hour',
      'Australia/Lord_Howe',
      '2026-04-02T23:00:00Z',
      '2026-04-03',
      ['2026-04-03T23:00:00Z', '2026-04-04T23:30:00Z', '2026-04-05T23:30:00Z'],
    ],
  ])('[CA-08] %s', (_name, zone, begins, from, ids) => {
    const start = Date.parse(from)
    const window = { from: start, to: start + 3 * dayMs, timeZone: 'UTC' }
    expect(idsOf(begins, rule('day'), { zone, window })).toEqual(ids)
  })

  it('[CA-08] says the days of the week, not UTC', () => {
    // Monday morning in Shanghai is Sunday in London.
    const onMondays = rule('week', { weekdays: [{ day: 1 }], count: 2 })
    expect(idsOf('2026-03-01T23:00:00Z', onMondays, { zone: 'Asia/Shanghai' })).toEqual([
      ...['2026-03-01T23:00:00Z', '2026-03-08T23:00:00Z'],
    ])
  })

  it('[CA-08] has the day once that the zone has skipped', () => {
    const window = windowOf('2011-12-29T00:00Z', '2012-01-02T00:00Z')
    expect(idsOf('2011-12-28T20:00:00Z', rule('day'), { zone: 'Pacific/Apia', window })).toEqual([
      ...['2011-12-29T20:00:00Z', '2011-12-30T20:00:00Z', '2011-12-31T20:00:00Z', '2012-01-01T20:00:00Z'],
    ])
  })

  it('[CA-08] refuses a zone that there is not', () => {
    expect(() => idsOf('2026-03-02T09:00:00Z', rule('day'), { zone: 'Nowhere/At_All' })).toThrow(RangeError)
  })

  it('[CA-02] has each last as long as the first', () => {
    const [, second] = expandRecurrence(
      timeOf('2026-03-28T22:00:00Z', 5 * hourMs),
      'Europe/Berlin',
      rule('day'),
      year,
    )
    expect(second?.time).toEqual(timeOf('2026-03-29T21:00:00Z', 5 * hourMs))
  })
})

describe('the window', () => {
  const threeHours = timeOf('2026-03-02T21:00:00Z', 3 * hourMs)

  it.each<[name: string, from: string, to: string, days: number[]]>([
    ['takes what goes on when it begins', '2026-03-05T23:59Z', '2026-03-06T12:00Z', [5]],
    ['leaves out what ends when it begins', '2026-03-06T00:00Z', '2026-03-06T12:00Z', []],
    ['leaves out what begins when it ends', '2026-03-06T12:00Z', '2026-03-06T21:00Z', []],
    ['takes what begins before it ends', '2026-03-06T12:00Z', '2026-03-06T21:01Z', [6]],
  ])('[CA-01] %s', (_name, from, to, days) => {
    const found = expandRecurrence(threeHours, 'UTC', rule('day'), windowOf(from, to))
    expect(found.map(({ time }) => new Date(time.startsAt).getUTCDate())).toEqual(days)
  })

  it('[CA-01] takes what has no length and stands at its beginning', () => {
    const moment = timeOf('2026-03-02T09:00:00Z', 0)
    const found = expandRecurrence(
      moment,
      'UTC',
      rule('day'),
      windowOf('2026-03-04T09:00Z', '2026-03-05T09:00Z'),
    )
    expect(found.map(({ id }) => id)).toEqual(['2026-03-04T09:00:00Z'])
  })

  it.each([
    ['Asia/Tokyo', '2026-03-04T15:00Z', '2026-03-05T15:00Z'],
    ['America/Los_Angeles', '2026-03-05T08:00Z', '2026-03-06T08:00Z'],
  ])('[CA-01] has the whole days of its own zone, %s', (zone, from, to) => {
    const window = windowOf(from, to, zone)
    expect(idsOf('2026-03-02', rule('day'), { window })).toEqual(['2026-03-05'])
  })

  it('[CA-01] is reached without an end, however far it is', () => {
    const window = windowOf('9999-12-30T00:00Z', '9999-12-31T23:00Z')
    expect(idsOf('2026-03-02', rule('day'), { window })).toEqual(['9999-12-30', '9999-12-31'])
  })

  it('[CA-01] has the same days seen from the beginning and from afar', () => {
    const rules = [
      rule('day', { interval: 7 }),
      rule('week', { interval: 3, weekdays: [{ day: 0 }, { day: 3 }] }),
      rule('month', { interval: 5, monthDays: [31, 2] }),
      rule('year', { interval: 2 }),
    ]
    for (const each of rules) {
      const whole = windowOf('2026-01-01T00:00Z', '2046-01-01T00:00Z')
      const part = windowOf('2040-01-01T00:00Z', '2046-01-01T00:00Z')
      const seen = idsOf('2026-03-02', each, { window: whole }).filter((id) => id >= '2040')
      expect(seen.length).toBeGreaterThan(0)
      expect(idsOf('2026-03-02', each, { window: part })).toEqual(seen)
    }
  })

  it('[CA-01] gives the first of very many', () => {
    const window = windowOf('2026-01-01T00:00Z', '2126-01-01T00:00Z')
    const ids = idsOf('2026-01-01', rule('day'), { window })
    expect([ids.length, ids[0]]).toEqual([maxOccurrences, '2026-01-01'])
  })
})

it.each<[name: string, begins: number, EventRecurrence, found: number]>([
  ['a rule that meets no day', Date.parse('2026-02-01'), rule('month', { interval: 12, monthDays: [31] }), 1],
  ['an interval of nothing', Date.parse('2026-02-01'), rule('day', { interval: 0, count: 3 }), 3],
  ['an interval that is no number', Date.parse('2026-02-01'), rule('week', { interval: NaN, count: 2 }), 2],
  ['a count of nothing', Date.parse('2026-02-01'), rule('day', { count: 0 }), 1],
  ['a time beyond all years', 1e300, rule('day'), 0],
  ['no time', NaN, rule('day'), 0],
])('[CA-08] comes to an end with %s', (_name, startsAt, recurrence, found) => {
  const time: EventTime = { kind: 'allDay', startsAt, endsAt: startsAt + dayMs }
  expect(expandRecurrence(time, 'UTC', recurrence, year)).toHaveLength(found)
})
