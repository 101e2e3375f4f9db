import { MailroomError } from '@mailroom/core'
import { expect, it } from 'vitest'
import type { EventSeries } from '../KeptEvent'
import { readEvents } from './readEvents'
import { readRule } from './ruleText'
import { writeEvents } from './writeEvents'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const calendar = (...lines: readonly string[]) =>
  bytesOf(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
const event = (...lines: readonly string[]) => calendar('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT')
const deep = Array.from({ length: 5000 }, () => 'BEGIN:VEVENT')

it.each<[name: string, bytes: Uint8Array<ArrayBuffer>]>([
  ['nothing', new Uint8Array()],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
  ['words', bytesOf('Just some words')],
  ['a line without a value', calendar('BEGIN:VEVENT', 'DTSTART', 'END:VEVENT')],
  ['quotes that never end', calendar('X-A;B="c:d')],
  ['a name that is none', calendar('X A:b')],
  ['an end without a beginning', bytesOf('END:VCALENDAR')],
  ['an end of something else', calendar('BEGIN:VEVENT', 'END:VTODO')],
  ['a beginning without an end', bytesOf('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n')],
  ['another kind of file', bytesOf('BEGIN:VCARD\r\nEND:VCARD\r\n')],
  ['lines beside a calendar', bytesOf('X-A:b\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
  ['parts within parts without end', calendar(...deep)],
])('[CA-05, D2] refuses %s', (_name, bytes) => {
  expect(() => readEvents(bytes, 'UTC')).toThrow(MailroomError)
})

it.each<[name: string, lines: string[], fault: string]>([
  ['no beginning', ['SUMMARY:x'], 'noTime'],
  ['a day that there is not', ['DTSTART;VALUE=DATE:20260230'], 'noTime'],
  ['an hour that there is not', ['DTSTART:20260227T990000Z'], 'noTime'],
  ['an end before its beginning', ['DTSTART:20260227T090000Z', 'DTEND:20260227T080000Z'], 'noTime'],
  ['an end of another kind', ['DTSTART:20260227T090000Z', 'DTEND;VALUE=DATE:20260228'], 'noTime'],
  ['a length that is none', ['DTSTART:20260227T090000Z', 'DURATION:long'], 'noTime'],
  ['a length of thousands of years', ['DTSTART:20260227T090000Z', 'DURATION:P999999W'], 'noTime'],
  ['a rule that is none', ['DTSTART:20260227T090000Z', 'RRULE:often'], 'noRule'],
  ['a rule of nothing', ['DTSTART:20260227T090000Z', 'RRULE:'], 'noRule'],
])('[CA-05] does not take over an event with %s', (_name, lines, fault) => {
  expect(readEvents(event('SUMMARY:Faulty', ...lines), 'UTC')[0]).toMatchObject({ fault })
})

const firstOf = (bytes: Uint8Array<ArrayBuffer>, zone = 'UTC'): EventSeries => {
  const [first] = readEvents(bytes, zone)
  if (!first || !('series' in first)) return expect.unreachable('the event should have been read')
  return first.series
}

it.each<[name: string, lines: string[], begins: string, minutes: number]>([
  ['no end, of a moment', ['DTSTART:20260227T090000Z'], '2026-02-27T09:00:00Z', 0],
  ['no end, of a day', ['DTSTART;VALUE=DATE:20260227'], '2026-02-27T00:00:00Z', 1440],
  ['a length', ['DTSTART:20260227T090000Z', 'DURATION:P1DT1H5M'], '2026-02-27T09:00:00Z', 1505],
  [
    'a zone with the name of a program',
    ['DTSTART;TZID=/x.org/2026/Asia/Tokyo:20260227T090000'],
    '2026-02-27T00:00:00Z',
    0,
  ],
  ['a zone that there is not', ['DTSTART;TZID="Customized: 1":20260227T090000'], '2026-02-27T09:00:00Z', 0],
])('[CA-05] reads a time with %s', (_name, lines, begins, minutes) => {
  const { time } = firstOf(event(...lines))
  expect([time.startsAt, time.endsAt - time.startsAt]).toEqual([Date.parse(begins), minutes * 60_000])
})

it('[CA-05, T25] keeps texts as texts, cut where they are too long', () => {
  const { title, note, place } = firstOf(
    event(
      ...['DTSTART:20260227T090000Z', `SUMMARY:${'题'.repeat(600)}`, `DESCRIPTION:${'x'.repeat(6000)}`],
      'LOCATION:<img src=x onerror=alert(1)>\\n\u0007two',
    ),
  )
  expect([title.length, note.length, place]).toEqual([500, 5000, '<img src=x onerror=alert(1)> two'])
})

const start = { kind: 'instant', at: Date.parse('2026-02-27T09:00Z'), timeZone: 'UTC' } as const

it.each<[value: string, every: string | undefined]>([
  ['FREQ=DAILY', 'day'],
  ['freq=weekly;byday=mo,fr', 'week'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'month'],
  ['FREQ=YEARLY;COUNT=3;WKST=SU', 'year'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', 'other'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'other'],
  ['FREQ=SECONDLY', 'other'],
  ['FREQ=DAILY;INTERVAL=0', undefined],
  ['FREQ=DAILY;INTERVAL=two', undefined],
  ['FREQ=DAILY;COUNT=', undefined],
  ['FREQ=DAILY;UNTIL=later', undefined],
  ['FREQ=WEEKLY;BYDAY=XX', undefined],
  ['FREQ=MONTHLY;BYMONTHDAY=first', undefined],
  ['FREQ=SOMETIMES', undefined],
  ['__proto__=DAILY', undefined],
])('[CA-05] reads the rule %s', (value, every) => {
  expect(readRule({ value }, start)?.every).toBe(every)
})

it('[CA-05] takes a day as the end of a series for the whole of it', () => {
  const rule = readRule({ value: 'FREQ=DAILY;UNTIL=20260301' }, { ...start, timeZone: 'Asia/Tokyo' })
  expect(rule?.until).toBe(Date.parse('2026-03-01T14:59:59Z'))
})

it('[CA-05] writes a rule that nobody can say as it stood', () => {
  const rule = 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'
  const series = firstOf(event('DTSTART:20260227T090000Z', rule))
  expect(series.recurrence?.every).toBe('other')
  expect(new TextDecoder().decode(writeEvents([series], 0)).split('\r\n')).toContain(rule)
})

it('[CA-05, I1] writes no line that a name or a text of somebody else begins', () => {
  const name = 'Eve"\r\nATTENDEE:mailto:mallory@example.com'
  const series: EventSeries = {
    ...firstOf(event('DTSTART:20260227T090000Z')),
    ...{ title: 'One\r\nBEGIN:VALARM', note: 'two\nEND:VEVENT', organizer: { address: 'a@b.example', name } },
    guests: [{ address: 'eve@b.example', name, status: 'pending', isOptional: false }],
  }
  const lines = new TextDecoder().decode(writeEvents([series], 0)).split('\r\n')
  const begins = ['ATTENDEE:', 'BEGIN:VALARM', 'END:VEVENT'].map(
    (text) => lines.filter((line) => line.startsWith(text)).length,
  )
  expect(begins).toEqual([0, 0, 1])
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
})
