import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CalendarEvent, EventFields } from '@mailroom/core'
import { openMailedCalendars, timeZone, type MailedCalendars } from '../itip/testing/openMailedCalendars'
import { hourFrom } from '../testing/sampleRecord'
import { remindOfEvent } from './remindOfEvent'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let own: MailedCalendars
beforeEach(async () => {
  own = await openMailedCalendars()
})
afterEach(() => own.close())

/** Adds an event of Alice's, tomorrow at ten. */
const add = (more: Partial<EventFields> = {}) =>
  own.add(own.alice, {
    ...{ time: hourFrom('2026-11-03T10:00', timeZone), reminderMinutes: 15, guests: [] },
    ...more,
  })
const change = async (
  { id, calendarId, title, place, note, time, ...event }: CalendarEvent,
  more: Partial<EventFields>,
) =>
  own.service.save(
    own.alice,
    {
      calendarId,
      title,
      place,
      note,
      time,
      timeZone,
      guests: [],
      reminderMinutes: event.reminderMinutes ?? 15,
      ...more,
    },
    { id, reach: { kind: 'all' } },
  )
const subjects = async (account = own.alice) => (await own.inbox(account)).map(({ subject }) => subject)

/** Moves the clock to what it shows in Shanghai, and does what is due. */
async function until(wall: string) {
  own.clock.advance(hourFrom(wall, timeZone).startsAt - own.clock.now())
  await own.deliver()
}

describe('[CA-07] whoever has a calendar', () => {
  it('is reminded at the time, once, by a mail that names the event and when it is', async () => {
    const { id } = await add()
    await until('2026-11-03T09:44')
    expect(await subjects()).toEqual([])
    await until('2026-11-03T09:45')
    await own.deliver()
    const handler = remindOfEvent({
      ...{ database: own.store.database, queue: own.postOffice.queue, mailStore: own.store.mail },
      ...{
        clock: own.clock,
        hostname: 'example.com',
        senders: async () => [{ address: 'alice@example.com', name: '' }],
      },
      localeOf: async () => 'en',
    })
    // Another process that had the same job finds the mail there.
    await handler.run(
      { accountId: own.alice, eventId: id, at: own.clock.now() },
      { attempt: 2, signal: new AbortController().signal, finish: async () => {} },
    )
    const [mail, ...others] = await own.inbox(own.alice)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('日程提醒：评审（2026年11月3日周二 10:00 – 11:00 GMT+8）')
    const message = await own.box(own.alice).read(mail!.ref)
    expect(message.from.address).toMatch(/^mailer-daemon@/i)
    expect(await own.box(own.alice).header(mail!.ref)).toMatch(/^Auto-Submitted: auto-generated/im)
    expect(JSON.stringify(message)).toContain('地点：Room 7')
  })

  it('is reminded of each of a series', async () => {
    await add({ recurrence: { every: 'day', interval: 1, weekdays: [], monthDays: [], count: 3 } })
    for (const day of ['03', '04', '05', '06']) await until(`2026-11-${day}T09:45`)
    expect(await subjects()).toEqual(
      ['03', '04', '05'].map((day) => expect.stringContaining(`11月${Number(day)}日`)),
    )
    expect(
      await own.store.database.db
        .selectFrom('jobs')
        .select('kind')
        .where('kind', '=', 'event-reminder')
        .execute(),
    ).toEqual([])
  })

  it('is reminded of what has changed as it is now', async () => {
    const moved = await add({ title: 'Moved' })
    await change(moved, { time: hourFrom('2026-11-03T12:00', timeZone) })
    const sooner = await add({ title: 'Sooner' })
    await change(sooner, { reminderMinutes: 30 })
    const gone = await add({ title: 'Gone' })
    await own.service.remove(own.alice, gone.id, { kind: 'all' })
    await until('2026-11-03T09:30')
    expect(await subjects()).toEqual([expect.stringContaining('Sooner')])
    await until('2026-11-03T10:30')
    expect(await subjects()).toHaveLength(1)
    await until('2026-11-03T11:45')
    expect(await subjects()).toEqual([expect.stringContaining('Sooner'), expect.stringContaining('Moved')])
  })

  it('is not reminded of what was over before the server came back, and of a series of the latest alone', async () => {
    await add({ title: 'Over' })
    await add({ title: 'Daily', recurrence: { every: 'day', interval: 1, weekdays: [], monthDays: [] } })
    own.clock.advance(4 * dayMs)
    await until('2026-11-07T10:30')
    expect(await subjects()).toEqual([expect.stringContaining('11月7日')])
    await until('2026-11-08T09:45')
    expect(await subjects()).toHaveLength(2)
  })

  it('is not reminded of what they have declined', async () => {
    await own.add(own.bob, { time: hourFrom('2026-11-03T10:00', timeZone) })
    await own.deliver()
    await own.answer(own.alice, 'accepted')
    const [invitation] = await own.notices(own.alice)
    const kept = (await own.kept(own.alice, invitation!.uid))!
    const fields = { calendarId: kept.calendarId, timeZone, guests: [], reminderMinutes: 15 }
    const { title, place, note, time } = kept.record
    await own.service.save(
      own.alice,
      { ...fields, title, place, note, time },
      { id: kept.id, reach: { kind: 'all' } },
    )
    await own.service.answer(own.alice, kept.id, 'declined')
    await until('2026-11-03T09:50')
    expect((await subjects()).filter((subject) => subject.includes('提醒'))).toEqual([])
  })

  it('alone is reminded, not who is invited', async () => {
    await add({ guests: [{ address: 'bob@example.com', name: '', isOptional: false }] })
    await until('2026-11-03T09:45')
    expect(await subjects()).toHaveLength(1)
    expect(await subjects(own.bob)).toEqual(['邀请：评审'])
  })
})
