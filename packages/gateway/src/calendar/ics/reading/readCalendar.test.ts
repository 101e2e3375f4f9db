import { describe, expect, it } from 'vitest'
import type { EventRecord } from '../../EventRecord'
import { recordOf } from './joinSeries'
import { readCalendar } from './readCalendar'

const zone = 'Asia/Shanghai'
const read = (text: string, maxEvents = 1_000) => readCalendar(text, { timeZone: zone, maxEvents })
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:e@example.org', ...lines, 'END:VEVENT']
const recordsOf = (text: string): EventRecord[] =>
  read(text)?.groups.flatMap((group) => recordOf(group) ?? []) ?? []
const records = (...lines: readonly string[]) => recordsOf(calendar(...lines))
const only = (...lines: readonly string[]) => records(...event(...lines))[0]
const faultOf = (...lines: readonly string[]) =>
  read(calendar(...event('SUMMARY:Round', ...lines)))?.faults.map(({ title, fault }) => `${title} ${fault}`)
const iso = (at: number | undefined) => at && new Date(at).toISOString().slice(0, 16)
const utc = (text: string) => Date.parse(`${text}Z`)

describe('an event of a file', () => {
  it('[CA-05] is taken over with all that we keep', () => {
    expect(
      only(
        ...['SUMMARY:评审\\, 第二', '  轮', 'LOCATION:七楼', 'DESCRIPTION:一\\n二\\; 三', 'SEQUENCE:3'],
        ...['DTSTART;TZID=Europe/Berlin:20260105T090000', 'DURATION:PT90M', 'COLOR:Teal'],
        ...['ORGANIZER;CN="Li, Na":mailto:li.na@example.org'],
        ...['ATTENDEE;CN=Alice;PARTSTAT=ACCEPTED:MAILTO:alice@example.com', 'X-APPLE-TRAVEL:1'],
        ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'DESCRIPTION:no', 'END:VALARM'],
      ),
    ).toEqual({
      ...{ uid: 'e@example.org', sequence: 3, title: '评审, 第二 轮', place: '七楼', note: '一\n二; 三' },
      time: { kind: 'instant', startsAt: utc('2026-01-05T08:00'), endsAt: utc('2026-01-05T09:30') },
      ...{ timeZone: 'Europe/Berlin', color: 'teal', reminderMinutes: 15 },
      ...{ addedDates: [], leftOut: [], exceptions: [] },
      organizer: { address: 'li.na@example.org', name: 'Li, Na' },
      guests: [{ address: 'alice@example.com', name: 'Alice', status: 'accepted', isOptional: false }],
    })
  })

  it.each<[string, readonly string[], string, string]>([
    ['in UTC', ['DTSTART:20260105T080000Z'], '2026-01-05T08:00', zone],
    [
      'in UTC, again and again',
      ['DTSTART:20260105T080000Z', 'RRULE:FREQ=DAILY'],
      '2026-01-05T08:00',
      'Etc/UTC',
    ],
    ['of no zone', ['DTSTART:20260105T080000'], '2026-01-05T00:00', zone],
    ['of a zone that nobody knows', ['DTSTART;TZID=Mars:20260105T080000'], '2026-01-05T00:00', zone],
    [
      'of a zone of Windows',
      ['DTSTART;TZID="Pacific Standard Time":20260105T080000'],
      '2026-01-05T16:00',
      'America/Los_Angeles',
    ],
    [
      'of a zone with a program before it',
      ['DTSTART;TZID=/x.org/1/America/Argentina/Salta:20260105T080000'],
      '2026-01-05T11:00',
      'America/Argentina/Salta',
    ],
    ['of a day', ['DTSTART;VALUE=DATE:20260105'], '2026-01-05T00:00', zone],
    ['of a day that does not say so', ['DTSTART;TZID=Europe/Berlin:20260105'], '2026-01-05T00:00', zone],
  ])('[CA-05] begins at a time %s', (_name, lines, startsAt, timeZone) => {
    const found = only(...lines)
    expect([iso(found?.time.startsAt), found?.timeZone]).toEqual([startsAt, timeZone])
  })

  it('[CA-05] goes by the rules that the file brings, and on by a zone that is like them', () => {
    const rules = [
      ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
      ...[
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
        'END:STANDARD',
      ],
      ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ]
    const start = 'DTSTART;TZID=Customized Time Zone:20260701T100000'
    const [found] = records(...rules, ...event(start, 'RRULE:FREQ=WEEKLY'))
    expect([iso(found?.time.startsAt), found?.timeZone]).toEqual(['2026-07-01T08:00', 'Europe/Berlin'])
  })

  it.each<[string, readonly string[], string[]]>([
    ['none', [], ['Round noTime']],
    ['a broken one', ['DTSTART:soon'], ['Round noTime']],
    ['one long ago', ['DTSTART:00010101T000000Z'], ['Round noTime']],
    ['more than a year', ['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20290101'], ['Round noTime']],
  ])('[CA-05] cannot be kept when its time is %s', (_name, lines, faults) => {
    expect(faultOf(...lines)).toEqual(faults)
  })

  it.each([
    'FREQ=NEVER',
    '',
    'FREQ=SECONDLY',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    `FREQ=YEARLY;BYDAY=${Array.from({ length: 60_000 }, () => 'MO').join(',')}`,
    'FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=0,1,2,3,4,5,6,7,8,9;BYSECOND=0,1,2,3,4,5,6,7,8,9',
    'FREQ=DAILY;COUNT=99999999999999999999',
    'FREQ=DAILY\\nX-EVIL:1',
    'W1 MO #0',
  ])('[CA-05] [D2] cannot be kept by a rule that makes no sense or never ends: %.40s', (rule) => {
    expect(faultOf('DTSTART:20260105T080000Z', `RRULE:${rule}`)).toEqual(['Round noRule'])
  })

  it('[CA-05] cannot be kept by a rule of what is left out, which nothing else can say', () => {
    expect(faultOf('DTSTART:20260105T080000Z', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY')).toEqual([
      'Round noRule',
    ])
  })

  it('[CA-05] that has no name has the same one each time', () => {
    const text = ['BEGIN:VEVENT', 'SUMMARY:A', 'DTSTART:20260105T080000Z', 'END:VEVENT']
    const [first, again] = [records(...text)[0], records(...text)[0]]
    expect(first?.uid).toMatch(/^[0-9a-f]{32}@/)
    expect(again?.uid).toBe(first?.uid)
  })

  it.each<[string, readonly string[], number | undefined]>([
    ['relative to its end', ['TRIGGER;RELATED=END:-PT2H'], 60],
    ['at a moment', ['TRIGGER;VALUE=DATE-TIME:20260105T073000Z'], 30],
    ['after it began', ['TRIGGER:PT5M'], undefined],
    ['of no kind', ['ACTION:NONE', 'TRIGGER:-PT5M'], undefined],
    ['years before', ['TRIGGER:-P900D'], undefined],
  ])('[CA-05] [CA-07] has an alarm %s', (_name, alarm, minutes) => {
    const found = only(
      ...['DTSTART:20260105T080000Z', 'DTEND:20260105T090000Z', 'BEGIN:VALARM', ...alarm, 'END:VALARM'],
    )
    expect(found?.reminderMinutes).toBe(minutes)
  })

  it.each([
    ['CATEGORIES:Work,Red Category', 'red'],
    ['COLOR:grey', 'gray'],
    ['COLOR:chartreuse', undefined],
  ])('[CA-05] [CA-02] has a colour where it is one of ours: %s', (line, color) => {
    expect(only('DTSTART:20260105T080000Z', line)?.color).toBe(color)
  })
})

describe('a series of a file', () => {
  const weekly = ['DTSTART;TZID=Europe/Berlin:20260323T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO']

  it('[CA-05] [CA-08] has its exceptions, dates added and left out, by the clock of its zone', () => {
    const [found] = records(
      ...event(
        ...weekly,
        ...['EXDATE;TZID=Europe/Berlin:20260330T090000', 'EXDATE;VALUE=DATE:20260413'],
        ...['RDATE;TZID=Europe/Berlin:20260331T100000', 'RDATE;VALUE=PERIOD:20260401T080000Z/PT1H'],
      ),
      ...event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20260406T090000',
        'SUMMARY:Moved',
        'DTSTART;TZID=Europe/Berlin:20260407T100000',
      ),
      ...event('RECURRENCE-ID:20260420T070000Z', 'DTSTART:20260420T070000Z', 'STATUS:CANCELLED'),
    )
    expect(found).toMatchObject({
      rule: 'FREQ=WEEKLY;BYDAY=MO',
      addedDates: ['2026-03-31T08:00:00Z', '2026-04-01T08:00:00Z'],
      leftOut: ['2026-03-30T07:00:00Z', '2026-04-13T07:00:00Z', '2026-04-20T07:00:00Z'],
      exceptions: [
        { occurrence: '2026-04-06T07:00:00Z', title: 'Moved', time: { startsAt: utc('2026-04-07T08:00') } },
      ],
    })
  })

  it('[CA-05] of whole days has days left out, also when a program writes a time', () => {
    const [found] = records(
      ...event(
        'DTSTART;VALUE=DATE:20260105',
        'RRULE:FREQ=DAILY;UNTIL=20260110T155959Z',
        'EXDATE:20260107T000000',
      ),
      ...event('RECURRENCE-ID;VALUE=DATE:20260106', 'DTSTART;VALUE=DATE:20260112'),
    )
    expect(found).toMatchObject({
      rule: 'FREQ=DAILY;UNTIL=20260110',
      leftOut: ['2026-01-07'],
      exceptions: [{ occurrence: '2026-01-06' }],
    })
  })

  it('[CA-05] that is not there itself is made of those of it that are', () => {
    const one = (day: string, start: string) =>
      event(`RECURRENCE-ID:202601${day}T080000Z`, `DTSTART:${start}Z`, `DURATION:PT1H`, `SUMMARY:${day}`)
    const [found] = records(...one('05', '20260105T080000'), ...one('12', '20260113T090000'))
    expect(found).toMatchObject({
      ...{ title: '05', time: { startsAt: utc('2026-01-05T08:00') }, addedDates: ['2026-01-12T08:00:00Z'] },
      exceptions: [
        { occurrence: '2026-01-05T08:00:00Z' },
        { occurrence: '2026-01-12T08:00:00Z', title: '12' },
      ],
    })
    expect(found?.rule).toBeUndefined()
    const [moved] = records(...one('12', '20260113T090000'))
    expect(moved).toMatchObject({
      time: { startsAt: utc('2026-01-12T08:00') },
      exceptions: [{ occurrence: '2026-01-12T08:00:00Z', time: { startsAt: utc('2026-01-13T09:00') } }],
    })
  })

  it('[CA-05] that is there twice is what was said last; what was called off is not there', () => {
    expect(
      records(
        ...event('DTSTART:20260105T080000Z', 'SUMMARY:First'),
        ...event('DTSTART:20260105T080000Z', 'SUMMARY:Last'),
      ).map(({ title }) => title),
    ).toEqual(['Last'])
    expect(records(...event('DTSTART:20260105T080000Z', 'STATUS:CANCELLED'))).toEqual([])
  })
})

describe('hostile and broken calendars', () => {
  const titles = (text: string) => read(text)?.groups.map((group) => recordOf(group)?.title ?? '') ?? ['none']
  const start = 'DTSTART:20260105T080000Z'

  it.each<[string, string, readonly string[]]>([
    ['what is none', 'hello', ['none']],
    ['nothing', '', ['none']],
    ['one without its ends', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${start}\nSUMMARY:A`, ['A']],
    [
      'events within events',
      calendar(...Array.from({ length: 500 }, () => 'BEGIN:VEVENT'), 'UID:1', start, 'SUMMARY:A'),
      ['A'],
    ],
    [
      'what belongs to other parts',
      calendar('BEGIN:VTODO', 'UID:0', start, 'END:VTODO', ...event(start, 'SUMMARY:A')),
      ['A'],
    ],
    [
      'broken lines',
      calendar(...event('DTEND:x', ':', ';;;', start, 'SUMMARY:A', 'ATTENDEE;CN="x:y')),
      ['A'],
    ],
    ['lines that end with CR alone', calendar(...event(start, 'SUMMARY:A')).replaceAll('\r\n', '\r'), ['A']],
    ['names of no property', calendar(...event(start, '__proto__:x', 'constructor:y', 'SUMMARY:A')), ['A']],
    ['a hundred thousand parameters', calendar(...event(start, `SUMMARY${';X=y'.repeat(100_000)}:z`)), ['']],
    ['a megabyte of text', calendar(...event(start, `SUMMARY:${'x'.repeat(1_000_000)}`)), ['x'.repeat(500)]],
    ['controls', calendar(...event(start, 'SUMMARY:A\0\u0007\u202eB')), ['A B']],
  ])('[CA-05] [D2] %s', (_name, text, expected) => {
    expect(titles(text)).toEqual(expected)
  })

  it('[CA-05] [D2] a hundred thousand guests, exceptions and dates end in time', () => {
    const many = (count: number, make: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => make(index)).join('\r\n')
    const guests = many(100_000, (index) => `ATTENDEE:mailto:p${index}@example.org`)
    expect(only(start, guests)?.guests).toHaveLength(500)
    const days = many(100_000, (index) => `EXDATE:2026${1000 + (index % 9000)}T000000Z`)
    expect(only(start, 'RRULE:FREQ=DAILY', days)?.leftOut.length).toBeLessThan(5_000)
    const events = many(5_000, () => event(start).join('\r\n'))
    expect(read(calendar(events), 1_000)).toMatchObject({ isCut: true })
  })
})
