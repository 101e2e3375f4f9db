import { maxCalendarEvents, maxCalendarFileEvents } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findByUid } from '../../kept/readRecord'
import { fillCalendar } from '../../testing/fillCalendar'
import { openTestCalendars, timeZone, type TestCalendars } from '../../testing/openTestCalendars'
import { exportEvents } from './exportEvents'
import { importEvents, type CalendarFileParts } from './importEvents'
import { openCalendarFiles, type CalendarFiles } from './openCalendarFiles'

let own: TestCalendars
let files: CalendarFiles
let parts: CalendarFileParts
beforeEach(async () => {
  own = await openTestCalendars()
  files = openCalendarFiles()
  parts = { ...own.parts, files, senders: async () => [{ address: 'Alice@example.com', name: '' }] }
})
afterEach(async () => {
  await files.close()
  await own.close()
})

const event = (uid: string, day: string, ...lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:2026${day}T080000Z`, 'DURATION:PT1H', ...lines, 'END:VEVENT'].join(
    '\r\n',
  )
const file = (...events: readonly string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n'))
const bringIn = (
  bytes: Uint8Array,
  { account = own.alice, calendarId = own.calendarId, signal = undefined as AbortSignal | undefined } = {},
) => importEvents(parts, account, bytes, { calendarId, timeZone }, signal)
const count = async () => (await own.seen('2026-11-01', '2026-12-01')).length
const kind = (name: string) => expect.objectContaining({ kind: name })
const shareWithBob = (mayEdit: boolean) =>
  own.service.saveCalendar(
    own.alice,
    { name: 'Shared', color: 'blue', sharees: [{ address: 'bob@example.com', name: '', mayEdit }] },
    own.calendarId,
    'en',
  )

describe('[CA-05] a file of events', () => {
  it('is taken over, and again over what it brought', async () => {
    const bad = event('bad', '1103', 'RRULE:FREQ=SECONDLY', 'SUMMARY:Bad')
    const outcome = { faults: [{ title: 'Bad', fault: 'noRule' }], faultCount: 1 }
    expect(
      await bringIn(file(event('a', '1103', 'SUMMARY:A'), event('b', '1104', 'SUMMARY:B'), bad)),
    ).toEqual({
      ...{ added: 2, changed: 0, ...outcome },
    })
    expect(own.planned).toHaveLength(2)
    expect(own.news).toEqual([own.alice])
    expect(
      await bringIn(file(event('b', '1105', 'SUMMARY:B2'), event('c', '1106', 'SUMMARY:C'))),
    ).toMatchObject({
      ...{ added: 1, changed: 1, faultCount: 0 },
    })
    expect(await own.seen('2026-11-01', '2026-12-01')).toEqual([
      ...['2026-11-03T09:00 A', '2026-11-05T09:00 B2', '2026-11-06T09:00 C'],
    ])
  })

  it('invites nobody, and leaves who else has invited in the text alone', async () => {
    const guests = ['ATTENDEE;CN=Dave:mailto:dave@x.cn', 'DESCRIPTION:Words']
    await bringIn(
      file(
        event('theirs', '1103', 'ORGANIZER;CN=Boss:mailto:boss@x.cn', ...guests),
        event('mine', '1104', 'ORGANIZER:mailto:alice@example.com', ...guests),
      ),
    )
    expect(await own.mails()).toEqual([])
    const theirs = (await findByUid(own.database.db, own.alice, 'theirs'))?.record
    expect(theirs).toMatchObject({ guests: [], note: 'Words\n\nBoss <boss@x.cn>\nDave <dave@x.cn>' })
    expect(theirs?.organizer).toBeUndefined()
    expect((await findByUid(own.database.db, own.alice, 'mine'))?.record).toMatchObject({
      ...{ organizer: { address: 'alice@example.com' }, guests: [{ address: 'dave@x.cn' }], note: 'Words' },
    })
  })

  it('leaves the guests of an event that is there as they are', async () => {
    const guests = [{ address: 'dave@x.cn', name: '', isOptional: false }]
    const { id } = await own.add('2026-11-03T09:00', { guests })
    await own.mails()
    const { bytes } = await exportEvents(parts, own.alice, { eventId: id })
    const text = Buffer.from(bytes)
      .toString()
      .replace('dave@x.cn', 'eve@x.cn')
      .replace('SUMMARY:Round', 'SUMMARY:New')
    expect(await bringIn(Buffer.from(text))).toMatchObject({ added: 0, changed: 1 })
    const { title, guests: left } = await own.service.event(own.alice, id)
    expect([title, left.map(({ address }) => address)]).toEqual(['New', ['dave@x.cn']])
    expect(await own.mails()).toEqual([])
  })

  it('comes into a calendar that one may change, as events of its owner, and into no other', async () => {
    const mine = file(event('a', '1103', 'ORGANIZER:mailto:alice@example.com', 'ATTENDEE:mailto:dave@x.cn'))
    await expect(bringIn(mine, { account: own.bob })).rejects.toThrow(kind('notFound'))
    await shareWithBob(false)
    await expect(bringIn(mine, { account: own.bob })).rejects.toThrow(kind('forbidden'))
    await shareWithBob(true)
    expect(await bringIn(mine, { account: own.bob })).toMatchObject({ added: 1 })
    expect((await findByUid(own.database.db, own.alice, 'a'))?.record.organizer).toBeUndefined()
    expect(own.planned.at(-1)?.ownerId).toBe(own.alice)
  })

  it('that is none, or too large, is refused', async () => {
    const invalid = { kind: 'invalid', details: { fields: { file: [expect.any(String)] } } }
    await expect(bringIn(Buffer.from('BEGIN:VCARD'))).rejects.toMatchObject(invalid)
    const events = Array.from({ length: maxCalendarFileEvents + 1 }, (_, index) => event(`e${index}`, '1103'))
    await expect(bringIn(file(...events))).rejects.toThrow(kind('tooLarge'))
    await expect(bringIn(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toThrow(kind('tooLarge'))
    expect(await count()).toBe(0)
  })

  it('is taken over not at all where the calendar is full, or nobody waits for it', async () => {
    await own.add('2026-11-03T09:00')
    await fillCalendar(own.database.db, own.calendarId, maxCalendarEvents - 2)
    const two = file(event('a', '1103'), event('b', '1104'))
    await expect(bringIn(two)).rejects.toThrow(kind('overQuota'))
    const gone = new AbortController()
    gone.abort()
    await expect(bringIn(two, { signal: gone.signal })).rejects.toThrow(kind('cancelled'))
    expect(await count()).toBe(1)
    expect(await bringIn(file(event('a', '1103')))).toMatchObject({ added: 1 })
  })
})

describe('[CA-05] a file that is written', () => {
  it('has all events of a calendar, and brings them into another one', async () => {
    for (let day = 3; day < 9; day += 1)
      await own.add(`2026-11-0${day}T09:00`, { title: `Day ${day}`, reminderMinutes: 10 })
    const written = await exportEvents(parts, own.alice, { calendarId: own.calendarId })
    expect(written.title).toBe('My calendar')
    const other = await own.service.saveCalendar(
      own.bob,
      { name: 'Copy', color: 'red', sharees: [] },
      undefined,
      'en',
    )
    await bringIn(Buffer.from(written.bytes), { account: own.bob, calendarId: other.id })
    expect(await own.seen('2026-11-01', '2026-12-01', own.bob)).toEqual(
      await own.seen('2026-11-01', '2026-12-01'),
    )
  })

  it('has one event with its series, for whoever sees it', async () => {
    const { id } = await own.add('2026-11-03T09:00', {
      recurrence: { every: 'week', interval: 1, weekdays: [], monthDays: [], count: 3 },
    })
    await expect(exportEvents(parts, own.bob, { eventId: id })).rejects.toThrow(kind('notFound'))
    await expect(exportEvents(parts, own.bob, { calendarId: own.calendarId })).rejects.toThrow(
      kind('notFound'),
    )
    await shareWithBob(false)
    const { title, bytes } = await exportEvents(parts, own.bob, { eventId: id })
    expect(title).toBe('Round')
    expect(Buffer.from(bytes).toString()).toContain('RRULE:FREQ=WEEKLY;COUNT=3\r\n')
  })
})
