import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findByUid } from '../kept/readRecord'
import { writeRecord } from '../kept/writeRecord'
import {
  guest,
  mailText,
  openTestCalendars,
  timeZone,
  type TestCalendars,
} from '../testing/openTestCalendars'
import { hourFrom, sampleRecord } from '../testing/sampleRecord'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

/** Puts an event into Alice's calendar to which somebody else has invited her. */
async function invited(uid = 'outer@x.cn', rule?: string) {
  const record = sampleRecord({
    uid,
    time: hourFrom('2026-11-03T10:00', timeZone),
    organizer: { address: 'boss@x.cn', name: 'Boss' },
    guests: [{ address: 'Alice@example.com', name: 'Alice', isOptional: false, status: 'pending' }],
    ...(rule !== undefined && { rule }),
  })
  return own.database.transaction((trx) => writeRecord(trx, own.calendarId, record, { now: own.clock.now() }))
}

describe('[CA-04] guests', () => {
  it('are told of what matters to them, and those who are no longer that it was called off', async () => {
    const { id } = await own.add('2026-11-03T09:00', { guests: [guest('d@x.cn'), guest('e@x.cn')] })
    await own.mails()
    const all = { id, reach: { kind: 'all' } } as const
    await own.service.save(own.alice, await own.form(id, { color: 'red', reminderMinutes: 5 }), all)
    expect(await own.mails()).toEqual([])
    await own.service.save(own.alice, await own.form(id, { guests: [guest('e@x.cn'), guest('f@x.cn')] }), all)
    expect((await own.mails()).map(mailText)).toEqual(['request new f@x.cn', 'cancel d@x.cn'])
    await own.service.save(own.alice, await own.form(id, { title: 'Other' }), all)
    const [mail, ...more] = await own.mails()
    expect([mailText(mail!), more]).toEqual(['request e@x.cn f@x.cn', []])
    expect(mail).toMatchObject({
      eventId: id,
      record: { title: 'Other', sequence: 1 },
      stampedAt: own.clock.now(),
    })
  })

  it('are asked anew when the time changes', async () => {
    const { id } = await own.add('2026-11-03T09:00', { guests: [guest('d@x.cn')] })
    await own.database.db.updateTable('event_guests').set({ status: 'accepted', answered_at: 1 }).execute()
    const all = { id, reach: { kind: 'all' } } as const
    const words = await own.service.save(own.alice, await own.form(id, { note: 'more' }), all)
    expect(words.guests[0]?.status).toBe('accepted')
    const kept = own.database.db.selectFrom('event_guests').select('answered_at')
    expect(await kept.execute()).toEqual([{ answered_at: 1 }])
    const time = hourFrom('2026-11-03T11:00', timeZone)
    const moved = await own.service.save(own.alice, await own.form(id, { time }), all)
    expect(moved.guests[0]?.status).toBe('pending')
    expect(await kept.execute()).toEqual([{ answered_at: null }])
  })

  it('are invited no longer, and those who were not are passed over', async () => {
    const { id } = await own.add('2026-11-03T09:00', { guests: [guest('d@x.cn'), guest('e@x.cn')] })
    await own.mails()
    await own.service.uninvite(own.alice, id, ['D@x.cn', 'nobody@x.cn'])
    expect((await own.mails()).map(mailText)).toEqual(['cancel d@x.cn'])
    await own.service.uninvite(own.alice, id, ['nobody@x.cn'])
    expect(await own.mails()).toEqual([])
    await own.service.uninvite(own.alice, id, ['e@x.cn'])
    expect(await own.service.event(own.alice, id)).not.toHaveProperty('organizer')
  })

  it('of what somebody else invites to change colour, reminder and calendar alone', async () => {
    const id = await invited()
    expect(await own.service.event(own.alice, id)).toMatchObject({
      ...{ ownStatus: 'pending', isOrganizer: false, canEdit: true, canInvite: false },
    })
    const { id: other } = await own.service.saveCalendar(
      own.alice,
      { name: 'Other', color: 'red', sharees: [] },
      undefined,
      'en',
    )
    const form = await own.form(id, { color: 'green', reminderMinutes: 30, calendarId: other })
    const saved = await own.service.save(own.alice, form, { id, reach: { kind: 'all' } })
    expect(saved).toMatchObject({
      color: 'green',
      reminderMinutes: 30,
      calendarId: other,
      ownStatus: 'pending',
    })
    const time = hourFrom('2026-11-03T11:00', timeZone)
    for (const more of [{ time }, { title: 'Mine' }, { timeZone: 'UTC' }])
      await expect(
        own.service.save(own.alice, { ...form, ...more }, { id, reach: { kind: 'all' } }),
      ).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await own.mails()).toEqual([])
  })

  it('answer whoever has invited, of a series all or one; what is declined is not shown', async () => {
    const id = await invited('series@x.cn', 'FREQ=DAILY;COUNT=3')
    await own.service.answer(own.alice, id, 'accepted')
    await own.service.answer(own.alice, id, 'declined', '2026-11-04T09:00:00Z')
    expect((await own.mails()).map(mailText)).toEqual([
      'reply accepted boss@x.cn',
      'reply declined boss@x.cn 2026-11-04T09:00:00Z',
    ])
    expect(await own.seen('2026-11-01', '2026-12-01')).toEqual([
      '2026-11-03T10:00 Round',
      '2026-11-05T10:00 Round',
    ])
    expect(await own.service.event(own.alice, id, '2026-11-04T09:00:00Z')).toMatchObject({
      ownStatus: 'declined',
    })
    const { id: alone } = await own.add('2026-11-03T09:00')
    await expect(own.service.answer(own.alice, alone, 'accepted')).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('who remove what somebody else invites to tell them that they do not come', async () => {
    const id = await invited('series@x.cn', 'FREQ=DAILY;COUNT=4')
    expect(
      await own.service.remove(own.alice, id, { kind: 'one', occurrence: '2026-11-04T09:00:00Z' }),
    ).toBeUndefined()
    expect(
      await own.service.remove(own.alice, id, { kind: 'following', occurrence: '2026-11-06T09:00:00Z' }),
    ).toBeUndefined()
    expect(await own.seen('2026-11-01', '2026-12-01')).toEqual([
      '2026-11-03T10:00 Round',
      '2026-11-05T10:00 Round',
    ])
    expect(await own.service.remove(own.alice, id, { kind: 'all' })).toBeUndefined()
    expect((await own.mails()).map(mailText)).toEqual([
      'reply declined boss@x.cn 2026-11-04T09:00:00Z',
      'reply declined boss@x.cn 2026-11-06T09:00:00Z',
      'reply declined boss@x.cn',
    ])
    expect(await findByUid(own.database.db, own.alice, 'series@x.cn')).toBeUndefined()
  })
})
