import { clockMoment, occurrenceIdOf } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { EventRecord } from '../EventRecord'
import { daysFrom, hourFrom, sampleRecord, wallText } from '../testing/sampleRecord'
import { findOccurrence, occurrencesIn, spansOf } from './occurrencesIn'
import { soundRule } from './soundRule'

/** What takes place from one day to another, on the clock of the series. */
function shown(record: EventRecord, first: string, next: string): readonly string[] {
  const { timeZone } = record
  const window = {
    from: clockMoment(Date.parse(first), timeZone),
    to: clockMoment(Date.parse(next), timeZone),
    timeZone,
  }
  return occurrencesIn(record, spansOf(window))
    .toSorted((a, b) => a.time.startsAt - b.time.startsAt)
    .map(({ time: { kind, startsAt } }) =>
      kind === 'allDay' ? new Date(startsAt).toISOString().slice(0, 10) : wallText(startsAt, timeZone),
    )
}

/** A series as it is kept. */
function series(wall: string, timeZone: string, rule: string, more: Partial<EventRecord> = {}): EventRecord {
  const time = wall.includes('T') ? hourFrom(wall, timeZone) : daysFrom(wall, nextDay(wall))
  const kept = soundRule(rule, { time, timeZone })
  return sampleRecord({ time, timeZone, ...(kept !== undefined && { rule: kept }), ...more })
}

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}Z`) + 86_400_000).toISOString().slice(0, 10)

/** The name of one, by what the clock shows. */
const named = (wall: string, timeZone: string) => occurrenceIdOf('instant', hourFrom(wall, timeZone).startsAt)

describe('[CA-02] rules of calendar programs', () => {
  it.each<
    readonly [name: string, record: EventRecord, first: string, next: string, walls: readonly string[]]
  >([
    [
      'weekly over the change of the clocks',
      series('2026-10-19T09:00', 'Europe/Berlin', 'FREQ=WEEKLY;COUNT=3'),
      ...(['2026-10-01', '2026-12-01'] as const),
      ['2026-10-19T09:00', '2026-10-26T09:00', '2026-11-02T09:00'],
    ],
    [
      'the last Friday of a month',
      series('2026-01-30T09:00', 'America/New_York', 'FREQ=MONTHLY;BYDAY=-1FR'),
      ...(['2026-03-01', '2026-05-01'] as const),
      ['2026-03-27T09:00', '2026-04-24T09:00'],
    ],
    [
      'the 31st, where there is one',
      series('2026-01-31T09:00', 'Asia/Shanghai', 'FREQ=MONTHLY'),
      ...(['2026-01-01', '2026-08-01'] as const),
      ['2026-01-31T09:00', '2026-03-31T09:00', '2026-05-31T09:00', '2026-07-31T09:00'],
    ],
    [
      '29 February',
      series('2024-02-29', 'Asia/Shanghai', 'FREQ=YEARLY'),
      ...(['2028-01-01', '2029-01-01'] as const),
      ['2028-02-29'],
    ],
    [
      'the last working day',
      series('2026-01-30T09:00', 'Asia/Shanghai', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'),
      ...(['2026-02-01', '2026-06-01'] as const),
      ['2026-02-27T09:00', '2026-03-31T09:00', '2026-04-30T09:00', '2026-05-29T09:00'],
    ],
    [
      'one left out, one moved to another day',
      series('2026-01-05T09:00', 'Europe/Berlin', 'FREQ=WEEKLY;COUNT=4', {
        leftOut: [named('2026-01-12T09:00', 'Europe/Berlin')],
        exceptions: [
          {
            ...sampleRecord(),
            occurrence: named('2026-01-19T09:00', 'Europe/Berlin'),
            time: hourFrom('2026-01-20T15:00', 'Europe/Berlin'),
          },
        ],
      }),
      ...(['2026-01-01', '2026-03-01'] as const),
      ['2026-01-05T09:00', '2026-01-20T15:00', '2026-01-26T09:00'],
    ],
    [
      'an end in UTC, which counts itself',
      series('2026-01-05T23:00', 'America/New_York', 'FREQ=DAILY;UNTIL=20260108T040000Z'),
      ...(['2026-01-01', '2026-02-01'] as const),
      ['2026-01-05T23:00', '2026-01-06T23:00', '2026-01-07T23:00'],
    ],
    [
      'an end that is a date, of an event with a time',
      series('2026-01-05T23:00', 'America/New_York', 'FREQ=DAILY;UNTIL=20260107'),
      ...(['2026-01-01', '2026-02-01'] as const),
      ['2026-01-05T23:00', '2026-01-06T23:00', '2026-01-07T23:00'],
    ],
    [
      'whole days, with an end that is a midnight elsewhere',
      series('2026-01-05', 'Asia/Shanghai', 'FREQ=DAILY;UNTIL=20260106T160000Z'),
      ...(['2026-01-01', '2026-02-01'] as const),
      ['2026-01-05', '2026-01-06', '2026-01-07'],
    ],
    [
      'a day beside those of the rule, and one that is both',
      series('2026-01-05T09:00', 'Europe/Berlin', 'FREQ=WEEKLY;COUNT=2', {
        addedDates: [named('2026-01-07T10:00', 'Europe/Berlin'), named('2026-01-12T09:00', 'Europe/Berlin')],
      }),
      ...(['2026-01-01', '2026-02-01'] as const),
      ['2026-01-05T09:00', '2026-01-07T10:00', '2026-01-12T09:00'],
    ],
    [
      'every second week, which begins on a Monday',
      series('1997-08-05T09:00', 'America/New_York', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO'),
      ...(['1997-08-01', '1997-10-01'] as const),
      ['1997-08-05T09:00', '1997-08-10T09:00', '1997-08-19T09:00', '1997-08-24T09:00'],
    ],
    [
      'every second week, which begins on a Sunday',
      series('1997-08-05T09:00', 'America/New_York', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'),
      ...(['1997-08-01', '1997-10-01'] as const),
      ['1997-08-05T09:00', '1997-08-17T09:00', '1997-08-19T09:00', '1997-08-31T09:00'],
    ],
    [
      'a beginning that the rule does not meet counts as the first',
      series('2026-01-06T09:00', 'Europe/Berlin', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3'),
      ...(['2026-01-01', '2026-03-01'] as const),
      ['2026-01-06T09:00', '2026-01-12T09:00', '2026-01-19T09:00'],
    ],
  ])('%s', (_, record, first, next, walls) => {
    expect(shown(record, first, next)).toEqual(walls)
  })
})

describe('[CA-08] clocks that leap', () => {
  it.each([
    ['Europe/Berlin', '2026-03-27T02:30', '2026-03-29T03:30'],
    ['America/New_York', '2026-03-06T02:30', '2026-03-08T03:30'],
    ['Australia/Lord_Howe', '2026-10-02T02:10', '2026-10-04T02:40'],
  ])('%s: what falls into the gap takes place after it, and nothing else moves', (zone, first, leapt) => {
    const days = shown(
      series(first, zone, 'FREQ=DAILY;COUNT=5'),
      first.slice(0, 10),
      nextDay(nextDay(leapt.slice(0, 10))),
    )
    expect(days).toHaveLength(4)
    expect(days[2]).toBe(leapt)
    expect(days.toSpliced(2, 1).map((wall) => wall.slice(11))).toEqual(
      Array.from({ length: 3 }, () => first.slice(11)),
    )
  })

  it.each([
    ['Europe/Berlin', '2026-10-24T02:30', '2026-10-25T00:30:00Z'],
    ['America/New_York', '2026-10-31T01:30', '2026-11-01T05:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T01:45', '2026-04-04T14:45:00Z'],
  ])('%s: what is shown twice takes place the first time', (zone, first, moment) => {
    const record = series(first, zone, 'FREQ=DAILY')
    expect(findOccurrence(record, moment)?.time.startsAt).toBe(Date.parse(moment))
  })

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    '%s: a year of days keeps its hour',
    (zone) => {
      const days = shown(series('2026-01-01T09:00', zone, 'FREQ=DAILY'), '2026-01-01', '2027-01-01')
      expect(days).toHaveLength(365)
      expect([...new Set(days.map((wall) => wall.slice(11)))]).toEqual(['09:00'])
    },
  )
})

it('[CA-02] days are those of the reader: an event over midnight is of both, one of whole days of its own', () => {
  const late = sampleRecord({
    time: hourFrom('2026-01-05T23:30', 'Asia/Shanghai'),
    timeZone: 'Asia/Shanghai',
  })
  expect(shown(late, '2026-01-06', '2026-01-07')).toEqual(['2026-01-05T23:30'])
  expect(shown(late, '2026-01-07', '2026-01-08')).toEqual([])
  const whole = sampleRecord({ time: daysFrom('2026-01-05', '2026-01-06'), timeZone: 'Asia/Shanghai' })
  expect(shown(whole, '2026-01-05', '2026-01-06')).toEqual(['2026-01-05'])
  expect(shown(whole, '2026-01-04', '2026-01-05')).toEqual([])
  expect(shown(whole, '2026-01-06', '2026-01-07')).toEqual([])
  const moment = sampleRecord({ time: hourFrom('2026-01-05T00:00', 'Europe/Berlin', 0) })
  expect(shown(moment, '2026-01-05', '2026-01-06')).toEqual(['2026-01-05T00:00'])
  expect(shown(moment, '2026-01-04', '2026-01-05')).toEqual([])
})
