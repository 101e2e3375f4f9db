import type { EventNotice, EventPlan } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { writeEvents } from '../calendar/ics/writing/writeEvents'
import { eventWords, type ToldEvent } from './eventWords'
import { planRecord } from './planRecord'
import { readNotice } from './readNotice'
import { writeReply } from './writeReply'

const people = [
  'ORGANIZER;CN="Li, Na":mailto:li.na@example.org',
  'ATTENDEE;CN=Alice;PARTSTAT=NEEDS-ACTION:MAILTO:alice@example.com',
  'ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=TENTATIVE:mailto:bob@example.com',
]
const calendar = (
  event: readonly string[],
  { method = 'REQUEST', zone = [] as readonly string[] } = {},
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...zone,
    'BEGIN:VEVENT',
    'UID:review@example.org',
    'SEQUENCE:2',
    'DTSTAMP:20261101T000000Z',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** The clocks of Berlin under a name that only its program knows. */
const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
]

it('[RD-10] reads what an invitation says', () => {
  const text = calendar([
    ...['SUMMARY;LANGUAGE=zh-CN:评审\\, 第二', '  轮', 'LOCATION:七楼 会议室'],
    ...['DTSTART;TZID=Asia/Shanghai:20261124T100000', 'DURATION:PT1H30M', ...people],
    'DESCRIPTION:This is not shown',
  ])
  expect(readNotice(text)).toEqual({
    method: 'request',
    uid: 'review@example.org',
    sequence: 2,
    stampedAt: Date.UTC(2026, 10, 1),
    title: '评审, 第二 轮',
    location: '七楼 会议室',
    organizer: { address: 'li.na@example.org', name: 'Li, Na' },
    time: { kind: 'instant', startsAt: Date.UTC(2026, 10, 24, 2), endsAt: Date.UTC(2026, 10, 24, 3, 30) },
    invitees: [
      { address: 'alice@example.com', name: 'Alice', status: 'pending', isOptional: false },
      { address: 'bob@example.com', name: '', status: 'tentative', isOptional: true },
    ],
    inviteeCount: 2,
  })
})

describe('the time', () => {
  const berlin = (day: string) => [`DTSTART;TZID=W. Europe Standard Time:${day}T100000`]
  it.each<[string, readonly string[], readonly string[], unknown]>([
    ['in UTC', [], ['DTSTART:20261124T100000Z'], ['instant', '2026-11-24T10:00:00.000Z']],
    ['of no zone', [], ['DTSTART:20261124T100000'], ['floating', '2026-11-24T10:00:00.000Z']],
    [
      'of an unknown zone',
      [],
      ['DTSTART;TZID=Mars:20261124T100000'],
      ['floating', '2026-11-24T10:00:00.000Z'],
    ],
    ['of whole days', [], ['DTSTART;VALUE=DATE:20261124'], ['allDay', '2026-11-24T00:00:00.000Z']],
    [
      'of a zone with a program before it',
      [],
      ['DTSTART;TZID=/example.org/20260101_1/Europe/Berlin:20260701T100000'],
      ['instant', '2026-07-01T08:00:00.000Z'],
    ],
    ['by its own rules, in summer', ownZone, berlin('20260701'), ['instant', '2026-07-01T08:00:00.000Z']],
    ['by its own rules, in autumn', ownZone, berlin('20261025'), ['instant', '2026-10-25T09:00:00.000Z']],
    ['by its own rules, in January', ownZone, berlin('20270104'), ['instant', '2027-01-04T09:00:00.000Z']],
    ['long ago', [], ['DTSTART:00010101T000000Z'], [undefined, undefined]],
  ])('[RD-10] %s', (_name, zone, event, expected) => {
    const time = readNotice(calendar(event, { zone }))?.time
    expect([time?.kind, time && new Date(time.startsAt).toISOString()]).toEqual(expected)
  })

  it('[RD-10] ends a day later, or when it begins, rather than before', () => {
    const ends = (...event: readonly string[]) => {
      const time = readNotice(calendar(event))?.time
      return time && time.endsAt - time.startsAt
    }
    expect(ends('DTSTART;VALUE=DATE:20261124')).toBe(86_400_000)
    expect(ends('DTSTART:20261124T100000Z', 'DTEND:20261124T090000Z')).toBe(0)
  })
})

describe('how it comes again', () => {
  const plain = { interval: 1, weekdays: [], monthDays: [] }
  it.each<[string, unknown]>([
    ['FREQ=DAILY;COUNT=5', { ...plain, every: 'day', count: 5 }],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270101T000000Z',
      {
        ...plain,
        every: 'week',
        interval: 2,
        weekdays: [{ day: 1 }, { day: 3 }],
        until: Date.UTC(2027, 0, 1),
      },
    ],
    ['FREQ=MONTHLY;BYDAY=2TU', { ...plain, every: 'month', weekdays: [{ day: 2, ordinal: 2 }] }],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', { ...plain, every: 'month', weekdays: [{ day: 5, ordinal: -1 }] }],
    ['FREQ=MONTHLY;BYMONTHDAY=15,-1', { ...plain, every: 'month', monthDays: [15, -1] }],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=24', { ...plain, every: 'year' }],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', { ...plain, every: 'other' }],
    ['FREQ=YEARLY;BYWEEKNO=20', { ...plain, every: 'other' }],
    ['FREQ=SECONDLY', { ...plain, every: 'other' }],
  ])('[RD-10] %s', (rule, expected) => {
    expect(readNotice(calendar([`RRULE:${rule}`]))?.recurrence).toEqual(expected)
  })
})

it.each<[string, string, string | undefined]>([
  ['nothing', '', undefined],
  ['no calendar', 'BEGIN:VCARD\r\nEND:VCARD', undefined],
  ['one that does not end', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1', undefined],
  ['an event without a name', calendar([]).replace(/^UID.*\r\n/m, ''), undefined],
  ['a date that is none', calendar(['DTSTART:']), undefined],
  ['a rule that is none', calendar(['RRULE:FREQ=NEVER']), undefined],
  [
    'one by which time never ends',
    calendar([`DTSTART:20261124T100000Z`, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30']),
    'request',
  ],
  ['a hundred thousand parameters', calendar([`SUMMARY${';X=y'.repeat(120_000)}:z`]), undefined],
  ['a hundred thousand guests', calendar(Array.from({ length: 100_000 }, () => people[1]!)), undefined],
  ['components without an end', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(40_000)}`, undefined],
  ['a hundred thousand letters', calendar([`SUMMARY:${'x'.repeat(100_000)}`]), 'request'],
  ['a cancelled one', calendar(['STATUS:CANCELLED']), 'cancel'],
  ['one that only tells', calendar([], { method: 'PUBLISH' }), 'publish'],
])('[RD-10] [X4] stands %s', (_name, text, method) => {
  expect(readNotice(text)?.method).toBe(method)
})

it('[RD-10] [T16] lets no text become another property of the answer', () => {
  const evil = 'x\r\nATTENDEE:mailto:evil@example.net\r\nEND:VEVENT'
  const notice: EventNotice = {
    ...readNotice(
      calendar([
        'DTSTART;VALUE=DATE:20261124',
        ...people,
        'RECURRENCE-ID;TZID=Asia/Shanghai:20261124T100000',
      ]),
    )!,
    title: evil,
    uid: `u${evil}`,
  }
  const text = writeReply({
    notice,
    organizer: notice.organizer!,
    attendee: { address: 'alice@example.com', name: `Alice" ${evil}` },
    answer: 'declined',
    at: 0,
  })
  expect(readNotice(text)).toMatchObject({
    method: 'reply',
    sequence: 2,
    recurrenceId: '2026-11-24T02:00:00Z',
    organizer: { address: 'li.na@example.org', name: 'Li, Na' },
    time: { kind: 'allDay', startsAt: Date.UTC(2026, 10, 24) },
    invitees: [{ address: 'alice@example.com', status: 'declined' }],
    inviteeCount: 1,
  })
})

it.each<[string, EventPlan['time']]>([
  ['a meeting', { kind: 'instant', startsAt: Date.UTC(2026, 10, 24, 2), endsAt: Date.UTC(2026, 10, 24, 3) }],
  ['whole days', { kind: 'allDay', startsAt: Date.UTC(2026, 10, 24), endsAt: Date.UTC(2026, 10, 26) }],
])('[RD-03] [I1] an invitation to %s says what was typed and no more', (_name, time) => {
  const evil = 'x\r\nATTENDEE:mailto:evil@example.org\r\nEND:VEVENT'
  const plan: EventPlan = {
    id: 'b2b3c1f0-7a55-4f0e-9d52-1f4a6a0f0e11',
    ...{ title: `评审, 第二轮; ${evil}`, location: evil, note: evil, timeZone: 'Asia/Shanghai', time },
    invitees: [{ address: 'alice@example.com', name: `Alice" ${evil}` }],
  }
  const text = writeEvents([planRecord(plan, { address: 'li.na@example.org', name: 'Li, Na' })], {
    method: 'REQUEST',
    at: 0,
  })
  expect(readNotice(text)).toMatchObject({
    ...{ method: 'request', uid: plan.id, sequence: 0, time, inviteeCount: 1 },
    title: expect.stringContaining('评审, 第二轮; x'),
    organizer: { address: 'li.na@example.org', name: 'Li, Na' },
    invitees: [{ address: 'alice@example.com', status: 'pending' }],
  })
  expect(text.match(/^(?:ATTENDEE|END:VEVENT)/gm)).toEqual(['ATTENDEE', 'END:VEVENT'])
  // For some readers a carriage return alone ends a line.
  expect(text).not.toMatch(/\r(?!\n)/)
})

it('[RD-03] an invitation is told in the language of its writer and in their zone', () => {
  const event: ToldEvent = {
    ...{ title: '$& Review', place: 'Room 7', note: 'Bring the figures.', timeZone: 'Asia/Shanghai' },
    time: { kind: 'instant', startsAt: Date.UTC(2026, 10, 24, 2), endsAt: Date.UTC(2026, 10, 24, 3) },
  }
  const lina = { address: 'li.na@example.org', name: 'Lina' }
  expect(eventWords('en', 'invite', lina, event)).toEqual({
    subject: 'Invitation: $& Review',
    text:
      'Lina <li.na@example.org> invites you to “$& Review”.\n\n' +
      'When: Tue, Nov 24, 2026, 10:00 – 11:00 GMT+8\nWhere: Room 7\n\nBring the figures.',
  })
  const elsewhere = { ...event, place: ' ', note: '', timeZone: 'Nowhere/At_All' }
  expect(eventWords('zh-hans', 'invite', lina, elsewhere).text).toContain('2026年11月24日')
})
