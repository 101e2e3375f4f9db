import { maxCalendarEvents, type EventFields } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCalendar } from '../testing/fillCalendar'
import { guest, mailText, openTestCalendars, type TestCalendars } from '../testing/openTestCalendars'
import { daysFrom } from '../testing/sampleRecord'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

const requestId = 'request-0123456789'

describe('[CA-02] events', () => {
  it('keep all that a form says, in one spelling', async () => {
    const saved = await own.add('2026-11-03T09:00', {
      ...{
        title: '  Team\n round ',
        place: ' Room 1 ',
        note: ' a\r\nb ',
        color: 'pink',
        reminderMinutes: 15,
      },
      recurrence: { every: 'week', interval: 1, weekdays: [{ day: 2 }], monthDays: [], count: 3 },
      guests: [guest(' Dave@x.cn '), guest('dave@X.cn'), guest('ALICE@example.com')],
    })
    expect(saved).toMatchObject({
      ...{ title: 'Team round', place: 'Room 1', note: 'a\nb', color: 'pink', reminderMinutes: 15 },
      recurrence: { every: 'week', interval: 1, weekdays: [{ day: 2 }], monthDays: [], count: 3 },
      guests: [{ address: 'Dave@x.cn', status: 'pending', isOptional: false }],
      organizer: { address: 'alice@example.com', name: 'Alice' },
      ...{ isOrganizer: true, canEdit: true, canInvite: true, isException: false },
    })
    expect(await own.service.event(own.alice, saved.id)).toEqual(saved)
    expect(own.planned.at(-1)).toMatchObject({
      id: saved.id,
      ownerId: own.alice,
      record: { reminderMinutes: 15 },
    })
    expect(own.news).toEqual([own.alice])
    expect((await own.mails()).map(mailText)).toEqual(['request new Dave@x.cn'])
  })

  it.each<readonly [field: string, fault: string, more: Partial<EventFields>]>([
    ['title', 'missing', { title: ' ' }],
    ['start', 'endsFirst', { time: { kind: 'instant', startsAt: 10_000, endsAt: 5_000 } }],
    ['timezone', 'noZone', { timeZone: 'Nowhere/City' }],
    ['recurrence', 'noRule', { recurrence: { every: 'other', interval: 1, weekdays: [], monthDays: [] } }],
    ['participants', 'notAddress', { guests: [guest('nobody')] }],
    ['color', 'missing', { color: 'black' as never }],
  ])('are refused at %s as %s', async (field, fault, more) => {
    await expect(own.add('2026-11-03T09:00', more)).rejects.toMatchObject({
      ...{ kind: 'invalid', details: { fields: { [field]: [fault] } } },
    })
    expect(await own.seen('2026-11-01', '2026-12-01')).toEqual([])
  })

  it('asked for twice under one name are made once, also at once', async () => {
    const ask = () =>
      own.service.save(own.alice, own.fields('2026-11-03T09:00', { guests: [guest('d@x.cn')] }), {
        requestId,
      })
    const made = await Promise.all([ask(), ask(), ask()])
    expect(new Set([...made, await ask()].map(({ id }) => id)).size).toBe(1)
    expect((await own.mails()).map(mailText)).toEqual(['request new d@x.cn'])
    await expect(
      own.service.save(own.alice, own.fields('2026-11-03T09:00'), { requestId: 'short' }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('of a calendar are at most so many', async () => {
    await fillCalendar(own.database.db, own.calendarId, maxCalendarEvents)
    await expect(own.add('2026-11-03T09:00')).rejects.toMatchObject({ kind: 'overQuota' })
  })

  it('take place in the days of whoever asks, in order, and no more than 400 of them', async () => {
    await own.add('2026-11-03T09:00', { title: 'late' })
    await own.add('2026-11-03T00:00', { title: 'whole', time: daysFrom('2026-11-03', '2026-11-04') })
    await own.add('2026-11-02T23:30', { title: 'over midnight' })
    expect(await own.seen('2026-11-03', '2026-11-04')).toEqual([
      '2026-11-02T23:30 over midnight',
      '2026-11-03 whole',
      '2026-11-03T09:00 late',
    ])
    await expect(own.seen('2026-11-03', '2028-11-04')).rejects.toMatchObject({ kind: 'invalid' })
  })
})
