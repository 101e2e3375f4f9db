import { describe, expect, it } from 'vitest'
import type { EventRecord } from '../EventRecord'
import { daysFrom, hourFrom, sampleRecord } from '../testing/sampleRecord'
import { dueReminder, nextReminder } from './reminderTimes'

const at = (text: string) => Date.parse(`${text}Z`)
const iso = (moment: number | undefined) => moment && new Date(moment).toISOString().slice(0, 16)
const weekly: Partial<EventRecord> = { rule: 'FREQ=WEEKLY', reminderMinutes: 15 }
const monday = sampleRecord(weekly)

describe('[CA-07] the next reminder', () => {
  it.each<[string, Partial<EventRecord>, string, string | undefined]>([
    ['of an event', { reminderMinutes: 15 }, '2026-01-05T07:00', '2026-01-05T07:45'],
    ['of one that begins in less than that', { reminderMinutes: 15 }, '2026-01-05T07:45', undefined],
    ['of one without any', {}, '2026-01-05T07:00', undefined],
    ['of a series', weekly, '2026-01-05T07:45', '2026-01-12T07:45'],
    ['of a series, in summer', weekly, '2026-03-28T00:00', '2026-03-30T06:45'],
    ['four weeks before', { ...weekly, reminderMinutes: 40_320 }, '2026-01-05T00:00', '2026-01-05T08:00'],
    [
      'of one that is left out',
      { ...weekly, leftOut: ['2026-01-12T08:00:00Z'] },
      '2026-01-06T00:00',
      '2026-01-19T07:45',
    ],
    [
      'of one that differs',
      {
        ...weekly,
        exceptions: [
          {
            ...{ occurrence: '2026-01-12T08:00:00Z', title: 'Other', place: '', note: '', guests: [] },
            ...{ time: hourFrom('2026-01-16T10:00', 'Europe/Berlin'), reminderMinutes: 60 },
          },
        ],
      },
      '2026-01-06T00:00',
      '2026-01-16T08:00',
    ],
    ['of a series that is over', { ...weekly, rule: 'FREQ=WEEKLY;COUNT=2' }, '2026-01-13T00:00', undefined],
    [
      'of a leap day',
      { ...weekly, rule: 'FREQ=YEARLY', time: hourFrom('2024-02-29T09:00', 'Europe/Berlin') },
      '2024-03-01T00:00',
      '2028-02-29T07:45',
    ],
    [
      'of whole days, by the clock of its zone',
      { time: daysFrom('2026-01-05', '2026-01-06'), timeZone: 'Asia/Shanghai', reminderMinutes: 60 },
      '2026-01-01T00:00',
      '2026-01-04T15:00',
    ],
  ])('%s', (_name, more, after, expected) => {
    expect(iso(nextReminder(sampleRecord(more), at(after))?.at)).toBe(expected)
  })
})

describe('[CA-07] the reminder that is due', () => {
  it.each<[string, EventRecord, string, string, string | undefined]>([
    ['at its time', monday, '2026-01-12T07:45', '2026-01-12T07:45', '2026-01-12T07:45'],
    ['while the event goes on', monday, '2026-01-12T07:45', '2026-01-12T08:59', '2026-01-12T07:45'],
    ['no more when it is over', monday, '2026-01-12T07:45', '2026-01-12T09:00', undefined],
    ['the latest of a series', monday, '2026-01-05T07:45', '2026-01-26T08:30', '2026-01-26T07:45'],
    [
      'at the beginning of what has no length',
      sampleRecord({ ...{ reminderMinutes: 0 }, time: hourFrom('2026-01-05T09:00', 'Europe/Berlin', 0) }),
      ...(['2026-01-05T08:00', '2026-01-05T08:01', '2026-01-05T08:00'] as const),
    ],
    [
      'the latest of those that have begun, of what overlaps',
      sampleRecord({
        ...weekly,
        rule: 'FREQ=DAILY',
        time: hourFrom('2026-01-05T09:00', 'Europe/Berlin', 3 * 1440),
      }),
      ...(['2026-01-05T07:45', '2026-01-07T10:00', '2026-01-07T07:45'] as const),
    ],
  ])('%s', (_name, record, from, now, expected) => {
    expect(iso(dueReminder(record, at(from), at(now))?.at)).toBe(expected)
  })
})
