import {
  eventUndoMs,
  MailroomError,
  maxCalendarEvents,
  maxCalendarFileEvents,
  type EventFields,
  type EventRecurrence,
  type EventReach,
} from '@mailroom/core'
import { beforeEach, expect, it } from 'vitest'
import { createMemoryAdapter } from '../createMemoryAdapter'
import type { MemoryAdapter } from '../MemoryAdapter'

const hourMs = 3_600_000
const all: EventReach = { kind: 'all' }
const week = { from: Date.parse('2026-11-23T00:00Z'), to: Date.parse('2027-03-01T00:00Z'), timeZone: 'UTC' }

let now: number
let alice: MemoryAdapter
let bob: MemoryAdapter
let home: number
beforeEach(async () => {
  now = Date.parse('2026-11-20T09:30:00Z')
  const people = [
    { account: 'alice', name: 'Alice Ashton', department: 'Sales', locale: 'en' },
    { account: 'bob', name: 'Bob Berger', department: 'Support', locale: 'zh-tw' },
  ] as const
  const company = { title: 'Two People', domain: 'example.com', password: 'x', people, mails: [] }
  alice = createMemoryAdapter({ company, now: () => now })
  bob = alice.control.colleague('bob')
  home = (await alice.calendar.calendars())[0]!.id
})

const weekly: EventRecurrence = { every: 'week', interval: 1, weekdays: [{ day: 1 }], monthDays: [] }
const guests = [{ address: 'bob@example.com', name: 'Bob Berger', isOptional: true }]

const form = (change: Partial<EventFields> = {}, begins = '2026-11-23T08:00Z'): EventFields => ({
  ...{ calendarId: home, title: 'Review', place: '', note: '', guests: [], timeZone: 'Europe/Berlin' },
  time: { kind: 'instant', startsAt: Date.parse(begins), endsAt: Date.parse(begins) + hourMs },
  ...change,
})
const add = (change: Partial<EventFields> = {}, begins?: string) =>
  alice.calendar.save(form(change, begins), { requestId: crypto.randomUUID() })
const seen = async ({ calendar }: MemoryAdapter) =>
  (await calendar.occurrences(week)).map(
    ({ title, time }) => `${title} ${new Date(time.startsAt).toISOString().slice(0, 16)}`,
  )
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof MailroomError ? error.kind : Promise.reject(error)),
  )

it('[CA-01] calls the first calendar as its owner speaks', async () => {
  expect((await alice.calendar.calendars()).map(({ name }) => name)).toEqual(['My calendar'])
  expect((await bob.calendar.calendars()).map(({ name }) => name)).toEqual(['我的行事曆'])
})

it('[CA-02] brings an event back for an hour, and not any more after it', async () => {
  const [first, second] = [await add(), await add()]
  const undos = [await alice.calendar.remove(first.id, all), await alice.calendar.remove(second.id, all)]
  now += eventUndoMs - 1
  await alice.calendar.restore(undos[0]!)
  now += 1
  expect(await kindOf(alice.calendar.restore(undos[1]!))).toBe('notFound')
  expect(await seen(alice)).toEqual(['Review 2026-11-23T08:00'])
})

it('[CA-08] brings nothing back over what has been changed since', async () => {
  const { id } = await add({ recurrence: { ...weekly, count: 3 } })
  const undo = await alice.calendar.remove(id, { kind: 'one', occurrence: '2026-11-30T08:00:00Z' })
  await alice.calendar.save(form({ title: 'Other', recurrence: { ...weekly, count: 3 } }), { id, reach: all })
  expect(await kindOf(alice.calendar.restore(undo!))).toBe('notFound')
  expect(await seen(alice)).toEqual(['Other 2026-11-23T08:00', 'Other 2026-12-07T08:00'])
})

it('[CA-03] brings nothing back into a calendar that one only reads by then', async () => {
  const shared = (mayEdit: boolean) => ({
    ...{ name: 'Shared', color: 'red' as const },
    sharees: [{ address: 'bob@example.com', name: '', mayEdit }],
  })
  const { id } = await alice.calendar.saveCalendar(shared(true))
  const event = await add({ calendarId: id })
  const undo = await bob.calendar.remove(event.id, all)
  await alice.calendar.saveCalendar(shared(false), id)
  expect(await kindOf(bob.calendar.restore(undo!))).toBe('notFound')
})

it.each(['', 'too-short', 'x'.repeat(65), 'sixteen letters!'])(
  '[CA-02] makes no event for a request that is called %j',
  async (requestId) => {
    expect(await kindOf(alice.calendar.save(form(), { requestId }))).toBe('invalid')
  },
)

it('[CA-08] keeps what differs of the following ones when they become a series of their own', async () => {
  const { id } = await add({ recurrence: { ...weekly, count: 5 } })
  const fourth = { kind: 'one', occurrence: '2026-12-14T08:00:00Z' } as const
  await alice.calendar.save(form({ title: 'Moved' }, '2026-12-15T08:00Z'), { id, reach: fourth })
  await alice.calendar.remove(id, { kind: 'one', occurrence: '2026-12-21T08:00:00Z' })
  const later = form({ title: 'Later', recurrence: { ...weekly, count: 5 } }, '2026-12-07T09:00Z')
  await alice.calendar.save(later, { id, reach: { kind: 'following', occurrence: '2026-12-07T08:00:00Z' } })
  expect(await seen(alice)).toEqual([
    ...['Review 2026-11-23T08:00', 'Review 2026-11-30T08:00', 'Later 2026-12-07T09:00'],
    'Moved 2026-12-15T09:00',
  ])
})

it('[CA-08] takes the following for all where they begin with the first', async () => {
  const { id } = await add({ recurrence: { ...weekly, count: 2 } })
  const change = form({ title: 'Other', recurrence: { ...weekly, count: 2 } })
  const reach = { kind: 'following', occurrence: '2026-11-23T08:00:00Z' } as const
  expect((await alice.calendar.save(change, { id, reach })).id).toBe(id)
  expect(await seen(alice)).toEqual(['Other 2026-11-23T08:00', 'Other 2026-11-30T08:00'])
})

it('[CA-08] has nothing of a series once each one of it was removed, and brings back the last', async () => {
  const { id } = await add({ recurrence: { ...weekly, count: 2 } })
  await alice.calendar.remove(id, { kind: 'one', occurrence: '2026-11-23T08:00:00Z' })
  const undo = await alice.calendar.remove(id, { kind: 'one', occurrence: '2026-11-30T08:00:00Z' })
  expect(await kindOf(alice.calendar.event(id))).toBe('notFound')
  await alice.calendar.restore(undo!)
  expect(await seen(alice)).toEqual(['Review 2026-11-30T08:00'])
})

it('[CA-08] has a series of moments become one of whole days', async () => {
  const { id } = await add({ recurrence: { ...weekly, count: 2 } })
  await alice.calendar.remove(id, { kind: 'one', occurrence: '2026-11-30T08:00:00Z' })
  const startsAt = Date.parse('2026-11-23')
  const time = { kind: 'allDay', startsAt, endsAt: startsAt + 24 * hourMs } as const
  await alice.calendar.save(form({ time, recurrence: { ...weekly, count: 2 } }), { id, reach: all })
  expect(await seen(alice)).toEqual(['Review 2026-11-23T00:00'])
})

it.each<[what: string, rule: Partial<EventRecurrence>, after: string]>([
  ['the day of the month', { monthDays: [23] }, '2026-12-24T08:00'],
  ['the fourth Monday', { weekdays: [{ day: 1, ordinal: 4 }] }, '2026-12-22T08:00'],
  ['the last Monday', { weekdays: [{ day: 1, ordinal: -1 }] }, '2026-12-29T08:00'],
])('[CA-08] moves %s with a monthly series', async (_what, rule, after) => {
  const recurrence: EventRecurrence = {
    ...{ every: 'month', interval: 1, weekdays: [], monthDays: [], count: 2 },
    ...rule,
  }
  const { id } = await add({ recurrence })
  await alice.calendar.save(form({ recurrence }, '2026-11-24T08:00Z'), { id, reach: all })
  expect(await seen(alice)).toEqual(['Review 2026-11-24T08:00', `Review ${after}`])
})

it('[CA-04] has the event with a colleague at once, and keeps who need not come', async () => {
  const { id } = await add({
    guests: [...guests, { address: 'ALICE@example.com', name: '', isOptional: false }],
  })
  expect((await alice.calendar.event(id)).guests).toEqual([{ ...guests[0], status: 'pending' }])
  const [occurrence] = await bob.calendar.occurrences(week)
  expect([occurrence?.ownStatus, occurrence?.canEdit]).toEqual(['pending', false])
})

it('[CA-04] asks anew when the time is changed, and gives it again to who has declined', async () => {
  const { id } = await add({ guests })
  const [occurrence] = await bob.calendar.occurrences(week)
  await bob.calendar.remove(occurrence!.eventId, all)
  await alice.calendar.save(form({ guests, place: 'Room 7' }), { id, reach: all })
  expect(await seen(bob)).toEqual([])
  await alice.calendar.save(form({ guests }, '2026-11-24T08:00Z'), { id, reach: all })
  expect(await seen(bob)).toEqual(['Review 2026-11-24T08:00'])
  expect((await alice.calendar.event(id)).guests.map(({ status }) => status)).toEqual(['pending'])
})

it('[CA-04] shows a guest only those of a series that they are invited to, and have not turned down', async () => {
  const recurrence = { ...weekly, count: 4 }
  const { id } = await add({ recurrence })
  const second = { kind: 'one', occurrence: '2026-11-30T08:00:00Z' } as const
  await alice.calendar.save(form({ guests }, '2026-11-30T08:00Z'), { id, reach: second })
  expect(await seen(bob)).toEqual(['Review 2026-11-30T08:00'])
  await alice.calendar.save(form({ recurrence, guests }), { id, reach: all })
  expect(await seen(bob)).toHaveLength(4)
  const [{ eventId } = { eventId: 0 }] = await bob.calendar.occurrences(week)
  await bob.calendar.remove(eventId, { kind: 'following', occurrence: '2026-12-07T08:00:00Z' })
  expect(await seen(bob)).toEqual(['Review 2026-11-23T08:00', 'Review 2026-11-30T08:00'])
  expect(await seen(alice)).toHaveLength(4)
})

it('[CA-04] tells whoever was invited to one of a series that all of it is called off', async () => {
  const { id } = await add({ recurrence: { ...weekly, count: 3 } })
  const second = { kind: 'one', occurrence: '2026-11-30T08:00:00Z' } as const
  await alice.calendar.save(form({ guests }, '2026-11-30T08:00Z'), { id, reach: second })
  expect(await alice.calendar.remove(id, all)).toBeUndefined()
  const { messages } = await bob.messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
  const methods = await Promise.all(
    messages.map(async ({ ref }) => (await bob.invitations.read(ref))?.method),
  )
  expect(new Set(methods)).toEqual(new Set(['cancel', 'request']))
  expect(methods).toHaveLength(2)
})

it('[CA-04] invites who is new to all of a series to the one that somebody has answered otherwise as well', async () => {
  const recurrence = { ...weekly, count: 2 }
  const { id } = await add({ recurrence, guests })
  const [{ eventId } = { eventId: 0 }] = await bob.calendar.occurrences(week)
  await bob.calendar.answer(eventId, 'tentative', '2026-11-30T08:00:00Z')
  const carol = { address: 'carol@outside.example.org', name: 'Carol', isOptional: false }
  await alice.calendar.save(form({ recurrence, guests: [...guests, carol] }), { id, reach: all })
  const { guests: invited } = await alice.calendar.event(id, '2026-11-30T08:00:00Z')
  expect(invited.map(({ status }) => status)).toEqual(['tentative', 'pending'])
})

it('[CA-04] changes of what others have invited to neither its words nor its rule', async () => {
  await add({ guests })
  const [{ eventId } = { eventId: 0 }] = await bob.calendar.occurrences(week)
  const { guests: invited, ...fields } = await bob.calendar.event(eventId)
  const change = { id: eventId, reach: all }
  for (const other of [{ title: 'Mine' }, { place: 'Here' }, { note: 'x' }, { recurrence: weekly }])
    expect(await kindOf(bob.calendar.save({ ...fields, guests: invited, ...other }, change))).toBe(
      'forbidden',
    )
})

it('[CA-02] keeps an event on one line, without signs that cannot be seen', async () => {
  const { title, place } = await add({ title: ' Two\r\nlines\u0000 ', place: 'Room\t7' })
  expect([title, place]).toEqual(['Two lines', 'Room 7'])
})

it('[CA-05] takes no more events than a calendar may have', async () => {
  const file = (from: number, count: number) => {
    const events = Array.from(
      { length: count },
      (_, index) => `BEGIN:VEVENT\r\nUID:e${from + index}\r\nDTSTART;VALUE=DATE:20300101\r\nEND:VEVENT\r\n`,
    )
    return new File([`BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`], 'many.ics')
  }
  const how = { calendarId: home, timeZone: 'UTC' }
  for (let from = 0; from < maxCalendarEvents; from += maxCalendarFileEvents)
    await alice.calendar.importFile(file(from, maxCalendarFileEvents), how)
  expect(await kindOf(alice.calendar.importFile(file(maxCalendarEvents, 1), how))).toBe('overQuota')
  expect(await kindOf(add())).toBe('overQuota')
  expect(await alice.calendar.importFile(file(0, 2), how)).toMatchObject({ added: 0, changed: 2 })
})

it('[CA-05] reads times without a zone in none that there is not', async () => {
  const file = new File(['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'], 'none.ics')
  expect(await kindOf(alice.calendar.importFile(file, { calendarId: home, timeZone: 'x' }))).toBe('invalid')
  expect(await kindOf(alice.calendar.occurrences({ ...week, timeZone: 'x' }))).toBe('invalid')
})
