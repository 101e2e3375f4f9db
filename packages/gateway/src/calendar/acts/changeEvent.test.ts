import type { EventRecurrence } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecord } from '../kept/readRecord'
import { writeRecord } from '../kept/writeRecord'
import {
  guest,
  mailText,
  openTestCalendars,
  timeZone,
  type TestCalendars,
} from '../testing/openTestCalendars'
import { daysFrom, hourFrom, sampleRecord } from '../testing/sampleRecord'
import { all, daily, one, weekly } from '../testing/wishes'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

/** All of this autumn. */
const autumn = () => own.seen('2026-10-01', '2027-02-01')

describe('[CA-08] one of a series', () => {
  it('differs alone, and takes over from the series what it does not differ in', async () => {
    const { id } = await own.add('2026-11-03T09:00', { recurrence: daily({ count: 3 }) })
    const slot = '2026-11-04T08:00:00Z'
    const time = hourFrom('2026-11-04T15:00', timeZone)
    const saved = await own.service.save(
      own.alice,
      await own.form(id, { time, title: 'Moved' }, slot),
      one(id, slot),
    )
    expect(saved).toMatchObject({ id, occurrence: slot, isException: true, title: 'Moved', time })
    await own.service.save(own.alice, await own.form(id, { title: 'Series', place: 'P' }), all(id))
    expect(await autumn()).toEqual([
      '2026-11-03T09:00 Series',
      '2026-11-04T15:00 Moved',
      '2026-11-05T09:00 Series',
    ])
    expect(await own.service.event(own.alice, id, slot)).toMatchObject({ place: 'P', time })
    await expect(own.service.event(own.alice, id, '2026-11-04T09:00:00Z')).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  it('has guests of its own, who are told of it alone', async () => {
    const { id } = await own.add('2026-11-03T09:00', {
      recurrence: daily({ count: 3 }),
      guests: [guest('d@x.cn')],
    })
    await own.mails()
    const slot = '2026-11-04T08:00:00Z'
    await own.service.save(own.alice, await own.form(id, { guests: [guest('e@x.cn')] }, slot), one(id, slot))
    expect((await own.mails()).map(mailText)).toEqual([`request new e@x.cn ${slot}`, `cancel d@x.cn ${slot}`])
    await own.service.uninvite(own.alice, id, ['d@x.cn'])
    expect(await own.service.event(own.alice, id)).toMatchObject({ guests: [], isOrganizer: true })
    await own.service.remove(own.alice, id, { kind: 'all' })
    expect((await own.mails()).map(mailText)).toEqual(['cancel d@x.cn', 'cancel e@x.cn'])
  })
})

describe('[CA-08] all of a series', () => {
  it('moves by the wall as one of it is moved, over the change of the clocks, and lasts as long', async () => {
    const { id } = await own.add('2026-10-12T09:00', { recurrence: weekly({ count: 4 }) })
    const slot = '2026-11-02T08:00:00Z'
    const moved = await own.form(id, { time: hourFrom('2026-11-02T11:00', timeZone, 120) }, slot)
    const saved = await own.service.save(own.alice, moved, all(id, slot))
    expect(saved.time).toEqual(hourFrom('2026-10-12T11:00', timeZone, 120))
    expect(await autumn()).toEqual(
      ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'].map((day) => `${day}T11:00 Round`),
    )
  })

  it('moves to another day of the week with its rule, its end, what is left out and what differs', async () => {
    const { id } = await own.add('2026-11-02T09:00', {
      recurrence: weekly({
        weekdays: [{ day: 1 }, { day: 3 }],
        until: hourFrom('2026-11-16T09:00', timeZone).startsAt,
      }),
    })
    await own.service.remove(own.alice, id, { kind: 'one', occurrence: '2026-11-04T08:00:00Z' })
    const slot = '2026-11-09T08:00:00Z'
    const different = await own.form(id, { time: hourFrom('2026-11-09T20:00', timeZone) }, slot)
    await own.service.save(own.alice, different, one(id, slot))
    const from = '2026-11-11T08:00:00Z'
    const moved = await own.form(id, { time: hourFrom('2026-11-12T10:00', timeZone) }, from)
    const saved = await own.service.save(own.alice, moved, all(id, from))
    expect(saved.recurrence).toEqual(
      weekly({ weekdays: [{ day: 2 }, { day: 4 }], until: hourFrom('2026-11-17T10:00', timeZone).startsAt }),
    )
    expect(await autumn()).toEqual(
      ['2026-11-03T10:00', '2026-11-10T21:00', '2026-11-12T10:00', '2026-11-17T10:00'].map(
        (at) => `${at} Round`,
      ),
    )
  })

  it.each<
    readonly [name: string, start: string, rule: EventRecurrence, to: string, after: Partial<EventRecurrence>]
  >([
    [
      'a day of the month',
      '2026-11-03',
      { ...weekly(), every: 'month', monthDays: [3] },
      '2026-11-05',
      { monthDays: [5] },
    ],
    [
      'the last day of it',
      '2026-11-30',
      { ...weekly(), every: 'month', monthDays: [-1] },
      '2026-11-29',
      { monthDays: [-1] },
    ],
    [
      'the first Tuesday',
      '2026-11-03',
      { ...weekly(), every: 'month', weekdays: [{ day: 2, ordinal: 1 }] },
      '2026-11-11',
      { weekdays: [{ day: 3, ordinal: 2 }] },
    ],
    [
      'the last Monday',
      '2026-11-30',
      { ...weekly(), every: 'month', weekdays: [{ day: 1, ordinal: -1 }] },
      '2026-11-27',
      { weekdays: [{ day: 5, ordinal: -1 }] },
    ],
  ])('moves %s', async (_, start, recurrence, to, after) => {
    const { id } = await own.add(`${start}T09:00`, { recurrence })
    const moved = await own.form(id, { time: hourFrom(`${to}T09:00`, timeZone) })
    expect((await own.service.save(own.alice, moved, all(id))).recurrence).toMatchObject(after)
  })

  it('left as it was in time does not move with one that was moved before', async () => {
    const { id } = await own.add('2026-11-03T09:00', { recurrence: daily({ count: 3 }) })
    const slot = '2026-11-04T08:00:00Z'
    const time = hourFrom('2026-11-04T15:00', timeZone, 30)
    await own.service.save(own.alice, await own.form(id, { time }, slot), one(id, slot))
    await own.service.save(own.alice, await own.form(id, { note: 'n' }, slot), all(id, slot))
    expect(await autumn()).toEqual([
      '2026-11-03T09:00 Round',
      '2026-11-04T15:00 Round',
      '2026-11-05T09:00 Round',
    ])
    expect((await own.service.event(own.alice, id)).time).toEqual(hourFrom('2026-11-03T09:00', timeZone))
  })

  it('by another rule keeps what still makes sense', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily({ count: 10 }) })
    for (const day of ['03', '04'])
      await own.service.save(
        own.alice,
        await own.form(id, { title: `d${day}` }, `2026-11-${day}T08:00:00Z`),
        one(id, `2026-11-${day}T08:00:00Z`),
      )
    await own.service.save(
      own.alice,
      await own.form(id, { recurrence: daily({ interval: 2, count: 3 }) }),
      all(id),
    )
    expect(await autumn()).toEqual([
      '2026-11-02T09:00 Round',
      '2026-11-04T09:00 d04',
      '2026-11-06T09:00 Round',
    ])
    const { recurrence: _rule, ...once } = await own.form(id)
    expect(await own.service.save(own.alice, once, all(id))).not.toHaveProperty('recurrence')
    expect(await autumn()).toEqual(['2026-11-02T09:00 Round'])
  })

  it('becomes one of whole days, and one with hours again', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: weekly({ count: 3 }) })
    await own.service.remove(own.alice, id, { kind: 'one', occurrence: '2026-11-09T08:00:00Z' })
    const slot = '2026-11-16T08:00:00Z'
    const days = await own.form(id, { time: daysFrom('2026-11-17', '2026-11-18') }, slot)
    await own.service.save(own.alice, days, all(id, slot))
    expect(await autumn()).toEqual(['2026-11-03 Round', '2026-11-17 Round'])
    await own.service.save(
      own.alice,
      await own.form(id, { time: hourFrom('2026-11-03T08:00', timeZone) }),
      all(id),
    )
    expect(await autumn()).toEqual(['2026-11-03T08:00 Round', '2026-11-17T08:00 Round'])
  })

  it('keeps a rule that no form can make, as it stands, until another is chosen', async () => {
    const rule = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3'
    const record = sampleRecord({
      time: hourFrom('2026-10-30T09:00', timeZone),
      rule,
      addedDates: ['2026-11-05T08:00:00Z'],
    })
    const id = await own.database.transaction((trx) => writeRecord(trx, own.calendarId, record, { now: 1 }))
    const saved = await own.service.save(own.alice, await own.form(id, { title: 'Named' }), all(id))
    expect(saved.recurrence?.every).toBe('other')
    expect((await readRecord(own.database.db, id))?.record).toMatchObject({
      rule,
      addedDates: record.addedDates,
    })
    await own.service.save(own.alice, await own.form(id, { recurrence: daily({ count: 2 }) }), all(id))
    expect(await autumn()).toEqual(['2026-10-30T09:00 Named', '2026-10-31T09:00 Named'])
  })

  it('[CA-04] tells its guests once of a move, and asks them anew', async () => {
    const { id } = await own.add('2026-11-03T09:00', {
      recurrence: daily({ count: 3 }),
      guests: [guest('d@x.cn')],
    })
    await own.mails()
    await own.service.save(
      own.alice,
      await own.form(id, { time: hourFrom('2026-11-03T10:00', timeZone) }),
      all(id),
    )
    const mails = await own.mails()
    expect(mails.map(mailText)).toEqual(['request d@x.cn'])
    expect(mails[0]?.record).toMatchObject({ sequence: 1, guests: [{ status: 'pending' }] })
  })
})
