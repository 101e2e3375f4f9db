import { eventUndoMs } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecord } from '../kept/readRecord'
import { guest, mailText, openTestCalendars, type TestCalendars } from '../testing/openTestCalendars'
import { all, daily, one } from '../testing/wishes'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

/** All of this autumn. */
const autumn = () => own.seen('2026-10-01', '2027-02-01')

describe('[CA-08] what is removed', () => {
  const slots = ['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => `${day}T08:00:00Z`)

  it.each([
    ['one', { kind: 'one', occurrence: slots[1]! }, ['2026-11-02T09:00 Round', '2026-11-04T09:00 Round']],
    ['one and all that follow', { kind: 'following', occurrence: slots[1]! }, ['2026-11-02T09:00 Round']],
    ['the first and all that follow', { kind: 'following', occurrence: slots[0]! }, []],
    ['all', { kind: 'all' }, []],
  ] as const)('%s: is brought back once, by whoever has removed it', async (_, reach, left) => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily({ count: 3 }), reminderMinutes: 15 })
    const slot = slots[1]!
    await own.service.save(own.alice, await own.form(id, { place: 'P' }, slot), one(id, slot))
    const before = await readRecord(own.database.db, id)
    const undo = await own.service.remove(own.alice, id, reach)
    expect(await autumn()).toEqual(left)
    await expect(own.service.restore(own.bob, undo!)).rejects.toMatchObject({ kind: 'notFound' })
    own.planned.length = 0
    await own.service.restore(own.alice, undo!)
    expect((await readRecord(own.database.db, id))?.record).toEqual(before?.record)
    expect(own.planned).toMatchObject([{ id, record: { reminderMinutes: 15 } }])
    await expect(own.service.restore(own.alice, undo!)).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('one by one until nothing is left is gone, and comes back step by step', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily({ count: 3 }) })
    const undone = []
    for (const occurrence of slots)
      undone.push(await own.service.remove(own.alice, id, { kind: 'one', occurrence }))
    expect(await readRecord(own.database.db, id)).toBeUndefined()
    await expect(own.service.restore(own.alice, undone[0]!)).rejects.toMatchObject({ kind: 'notFound' })
    for (const undo of undone.toReversed()) await own.service.restore(own.alice, undo!)
    expect(await autumn()).toHaveLength(3)
  })

  it('is not brought back after an hour, after a change, or where one may not change any more', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily({ count: 3 }) })
    const first = await own.service.remove(own.alice, id, { kind: 'one', occurrence: slots[0]! })
    await own.service.save(own.alice, await own.form(id, { title: 'Since' }), all(id))
    await expect(own.service.restore(own.alice, first!)).rejects.toMatchObject({ kind: 'notFound' })
    const second = await own.service.remove(own.alice, id, { kind: 'all' })
    own.clock.advance(eventUndoMs)
    await expect(own.service.restore(own.alice, second!)).rejects.toMatchObject({ kind: 'notFound' })
    const { id: other } = await own.add('2026-11-02T09:00')
    await own.service.remove(own.alice, other, { kind: 'all' })
    expect(await own.database.db.selectFrom('event_undo').select('token').execute()).toHaveLength(1)
  })

  it('[CA-04] with guests is told to them, and stays removed', async () => {
    const { id } = await own.add('2026-11-02T09:00', {
      recurrence: daily({ count: 4 }),
      guests: [guest('d@x.cn')],
    })
    await own.mails()
    const removed = [
      await own.service.remove(own.alice, id, { kind: 'one', occurrence: slots[1]! }),
      await own.service.remove(own.alice, id, { kind: 'following', occurrence: slots[2]! }),
      await own.service.remove(own.alice, id, { kind: 'all' }),
    ]
    expect(removed).toEqual([undefined, undefined, undefined])
    const mails = await own.mails()
    expect(mails.map(mailText)).toEqual([`cancel d@x.cn ${slots[1]}`, 'request d@x.cn', 'cancel d@x.cn'])
    expect(mails.map(({ record }) => record.sequence)).toEqual([1, 2, 3])
    expect(mails[1]?.record.rule).toBe('FREQ=DAILY;COUNT=2')
  })
})
