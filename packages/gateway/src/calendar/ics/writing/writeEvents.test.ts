import { wallAt } from '@mailroom/core'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { EventRecord } from '../../EventRecord'
import { daysFrom, hourFrom, sampleRecord } from '../../testing/sampleRecord'
import { readCalendarFile } from '../files/readCalendarFile'
import { offsetByRules } from '../zones/offsetByRules'
import { timeZoneRules } from './timeZoneRules'
import { writeEvents } from './writeEvents'

const at = Date.UTC(2026, 0, 1)
const again = (...records: readonly EventRecord[]) =>
  readCalendarFile(Buffer.from(writeEvents(records, { at })), 'Asia/Shanghai').events

describe('a file that was written', () => {
  it.each<[string, Partial<EventRecord>]>([
    ['once', {}],
    [
      'in another zone',
      { timeZone: 'America/New_York', time: hourFrom('2026-03-08T12:00', 'America/New_York') },
    ],
    ['in UTC', { timeZone: 'Etc/UTC', rule: 'FREQ=DAILY' }],
    ['daily', { rule: 'FREQ=DAILY;COUNT=5' }],
    ['every other week', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261224T080000Z' }],
    ['on the last Friday', { rule: 'FREQ=MONTHLY;BYDAY=-1FR' }],
    ['on the last day', { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' }],
    ['yearly', { rule: 'FREQ=YEARLY' }],
    ['for whole days', { time: daysFrom('2026-01-05', '2026-01-08'), timeZone: 'Asia/Shanghai' }],
    [
      'for whole days, with gaps',
      {
        ...{ time: daysFrom('2026-01-05', '2026-01-06'), timeZone: 'Asia/Shanghai' },
        ...{ rule: 'FREQ=WEEKLY;UNTIL=20260601', leftOut: ['2026-01-12'], addedDates: ['2026-01-13'] },
      },
    ],
    [
      'with exceptions',
      {
        ...{
          rule: 'FREQ=WEEKLY;BYDAY=MO',
          leftOut: ['2026-03-30T07:00:00Z'],
          addedDates: ['2026-03-31T08:00:00Z'],
        },
        exceptions: [
          {
            ...{
              occurrence: '2026-01-12T08:00:00Z',
              title: 'Other',
              place: 'There',
              note: 'a\nb',
              guests: [],
            },
            ...{
              time: hourFrom('2026-01-13T10:00', 'Europe/Berlin'),
              reminderMinutes: 0,
              color: 'red',
            },
          },
          {
            ...{ occurrence: '2026-04-06T07:00:00Z', title: 'Whole', place: '', note: '', guests: [] },
            time: daysFrom('2026-04-07', '2026-04-08'),
          },
        ],
      },
    ],
    [
      'in the hour that comes twice',
      { time: { kind: 'instant', startsAt: Date.UTC(2026, 9, 25, 1, 30), endsAt: Date.UTC(2026, 9, 25, 2) } },
    ],
    [
      'with all that there is',
      {
        ...{
          sequence: 7,
          place: '七楼, 会议室; "x"',
          note: 'a\\n\nb, c; d\t\\',
          color: 'purple',
          reminderMinutes: 1440,
        },
        title: '评审'.repeat(100),
        organizer: { address: 'li.na@example.org', name: 'Li; Na, "x"'.replaceAll('"', '') },
        guests: [
          { address: 'a@example.org', name: '', status: 'declined', isOptional: true },
          { address: 'b@example.org', name: 'B: c', status: 'tentative', isOptional: false },
        ],
      },
    ],
  ])('[CA-05] [CA-08] is read as it was: %s', (_name, more) => {
    const record = sampleRecord(more)
    const [read] = again(record)
    // What takes place once in the hour that comes twice is written in UTC, which tells of no zone.
    expect(read).toEqual(_name.endsWith('twice') ? { ...record, timeZone: 'Asia/Shanghai' } : record)
  })

  it('[CA-05] [T16] [I1] lets no text become a property, and folds by octets', () => {
    const evil = 'x\r\nATTENDEE:mailto:evil@example.net\r\nEND:VEVENT\rX:\u2028\ud800'
    const guest = {
      address: 'a@example.org',
      name: `A" ${evil}`,
      status: 'pending',
      isOptional: false,
    } as const
    const record = sampleRecord({
      ...{ uid: evil, title: `${evil}${'长'.repeat(200)}`, place: evil, note: evil },
      ...{ guests: [guest], organizer: { address: 'b@example.org', name: evil } },
    })
    const text = writeEvents([record], { at, name: evil })
    expect(text.match(/^(?:ATTENDEE|END:VEVENT|X:)/gm)).toEqual(['ATTENDEE', 'END:VEVENT'])
    expect(text).not.toMatch(/\r(?!\n)|(?<!\r)\n/)
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(Buffer.from(text).toString()).toBe(text)
  })

  it('[CA-05] holds many events, each once', () => {
    const records = Array.from({ length: 300 }, (_, index) => sampleRecord({ uid: `e${index}@example.org` }))
    expect(again(...records)).toEqual(records)
  })
})

describe('the rules of a zone', () => {
  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Shanghai',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Europe/Dublin',
    'Pacific/Apia',
  ])('[CA-05] say what its clocks show: %s', (timeZone) => {
    const from = Date.UTC(2001, 0, 1, 12)
    const to = Date.UTC(2028, 0)
    const rules = timeZoneRules(timeZone, { from, to })
    const zone = new ICAL.Timezone({ component: ICAL.Component.fromString(rules.toString()), tzid: timeZone })
    const wrong: string[] = []
    for (let moment = from; moment < to; moment += 5 * 86_400_000) {
      const wall = wallAt(moment, timeZone)
      const time = ICAL.Time.fromJSDate(new Date(wall), true)
      const byLibrary = zone.utcOffset(
        ICAL.Time.fromData({ ...time.toJSON(), isDate: false, timezone: undefined }),
      )
      const expected = wall - Math.floor(moment / 1000) * 1000
      if (byLibrary * 1000 !== expected || offsetByRules(rules, wall) !== expected)
        wrong.push(`${new Date(moment).toISOString()} ${byLibrary / 60} ${expected / 60_000}`)
    }
    expect(wrong).toEqual([])
  })
})
