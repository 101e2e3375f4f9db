import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRecord } from './kept/readRecord'
import { setGuestStatus } from './kept/setGuestStatus'
import { calendarTurn } from './kept/calendarTurn'
import { guest, openTestCalendars, type TestCalendars } from './testing/openTestCalendars'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

const daily = { every: 'day', interval: 1, weekdays: [], monthDays: [], count: 8 } as const

/** What became of calls that were made at once: `done`, or the kind of their failure. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled
    .map((each) =>
      each.status === 'fulfilled' ? 'done' : String((each.reason as { kind?: unknown }).kind ?? each.reason),
    )
    .toSorted()
}

const share = (mayEdit: boolean | undefined) =>
  own.service.saveCalendar(
    own.alice,
    {
      ...{ name: 'Shared', color: 'blue' },
      sharees: mayEdit === undefined ? [] : [{ address: 'bob@example.com', name: '', mayEdit }],
    },
    own.calendarId,
    'en',
  )

it('[CA-08] [R2] several who change different events of a series at once change them all', async () => {
  const { id } = await own.add('2026-11-02T09:00', { recurrence: daily })
  const slots = ['02', '03', '04', '05'].map((day) => `2026-11-${day}T08:00:00Z`)
  const forms = await Promise.all(slots.map((slot) => own.form(id, { title: slot }, slot)))
  const calls = forms.map((form, n) =>
    own.service.save(own.alice, form, { id, reach: { kind: 'one', occurrence: slots[n]! } }),
  )
  expect(await outcomes(calls)).toEqual(['done', 'done', 'done', 'done'])
  expect((await readRecord(own.database.db, id))?.record).toMatchObject({ sequence: 4 })
  expect(await own.seen('2026-11-02', '2026-11-06')).toEqual(
    slots.map((slot) => `${slot.slice(0, 10)}T09:00 ${slot}`),
  )
})

it('[CA-03] [A3] [R2] sharing that is withdrawn while somebody changes events ends their changes', async () => {
  for (let round = 0; round < 10; round += 1) {
    const title = `round ${round}`
    await share(true)
    const { id } = await own.add('2026-11-02T09:00', { title })
    const form = own.fields('2026-11-02T10:00', { title })
    const [withdrawn, changed] = await Promise.allSettled([
      share(round % 2 === 0 ? undefined : false),
      own.service.save(own.bob, form, { id, reach: { kind: 'all' } }),
    ])
    expect(withdrawn.status).toBe('fulfilled')
    const wasAllowed = changed.status === 'fulfilled'
    expect(await own.seen('2026-11-02', '2026-11-03')).toEqual([
      `2026-11-02T${wasAllowed ? '10' : '09'}:00 ${title}`,
    ])
    const late = own.service.save(own.bob, form, { id, reach: { kind: 'all' } })
    await expect(late).rejects.toMatchObject({ kind: round % 2 === 0 ? 'notFound' : 'forbidden' })
    await own.service.remove(own.alice, id, { kind: 'all' })
  }
})

it('[CA-03] [R2] a name for a calendar, made and given to others at once, is there once', async () => {
  const save = (name: string, id?: number) =>
    own.service.saveCalendar(own.bob, { name, color: 'red', sharees: [] }, id, 'en')
  const [a, b] = [await save('a'), await save('b')]
  const calls = [save('Same', a.id), save('same', b.id), save(' SAME '), save('ｓａｍｅ')]
  expect(await outcomes(calls)).toEqual(['conflict', 'conflict', 'conflict', 'done'])
})

it('[CA-02] [R2] nothing comes into a calendar that goes at the same time', async () => {
  for (let round = 0; round < 10; round += 1) {
    const calendar = await own.service.saveCalendar(
      own.alice,
      { name: `c${round}`, color: 'red', sharees: [] },
      undefined,
      'en',
    )
    const { id } = await own.add('2026-11-02T09:00')
    const here = own.fields('2026-11-02T09:00', { calendarId: calendar.id })
    const found = await outcomes([
      own.service.save(own.alice, here, { requestId: randomUUID() }),
      own.service.save(own.alice, here, { id, reach: { kind: 'all' } }),
      own.service.removeCalendar(own.alice, calendar.id),
      own.service.save(own.alice, here, { requestId: randomUUID() }),
    ])
    expect(found.filter((each) => each !== 'done' && each !== 'notFound')).toEqual([])
    const there = await own.database.db.selectFrom('events').select('calendar_id').execute()
    expect(there.filter((row) => row.calendar_id === calendar.id)).toEqual([])
    await own.database.db.deleteFrom('events').execute()
  }
})

it('[CA-04] [R2] answers that come at once, and while the event is changed, are all kept', async () => {
  const names = ['d', 'e', 'f', 'g'].map((name) => `${name}@x.cn`)
  const { id } = await own.add('2026-11-02T09:00', { recurrence: daily, guests: names.map(guest) })
  const occurrence = '2026-11-03T08:00:00Z'
  const answers = names.map((address, n) =>
    own.database.transaction(
      (trx) =>
        setGuestStatus(trx, id, { address, status: 'accepted', at: 5, ...(n % 2 === 0 && { occurrence }) }),
      [calendarTurn(own.alice)],
    ),
  )
  const form = await own.form(id, { note: 'more' })
  const change = own.service.save(own.alice, form, { id, reach: { kind: 'all' } })
  expect(await Promise.all([...answers, change.then(() => true)])).toEqual([true, true, true, true, true])
  const said = async (at?: string) =>
    (await own.service.event(own.alice, id, at)).guests.map(({ status }) => status)
  expect(await said()).toEqual(['pending', 'accepted', 'pending', 'accepted'])
  expect(await said(occurrence)).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
})

it('[CA-04] an answer that is older than what a guest has said since changes nothing', async () => {
  const { id } = await own.add('2026-11-02T09:00', { guests: [guest('d@x.cn')] })
  const say = (status: 'accepted' | 'declined', at: number, address = 'D@x.cn') =>
    own.database.transaction((trx) => setGuestStatus(trx, id, { address, status, at }))
  expect(await say('accepted', 10)).toBe(true)
  expect(await say('declined', 9)).toBe(false)
  expect(await say('declined', 10, 'nobody@x.cn')).toBe(false)
  expect((await own.service.event(own.alice, id)).guests[0]?.status).toBe('accepted')
})

it('[CA-08] [R2] the same removal is brought back once, and removed once', async () => {
  const { id } = await own.add('2026-11-02T09:00')
  const removed = await Promise.allSettled(
    [1, 2, 3].map(() => own.service.remove(own.alice, id, { kind: 'all' })),
  )
  const undo = removed.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(undo).toHaveLength(1)
  const restored = await outcomes([1, 2, 3].map(() => own.service.restore(own.alice, undo[0]!)))
  expect(restored).toEqual(['done', 'notFound', 'notFound'])
  expect(await own.seen('2026-11-02', '2026-11-03')).toEqual(['2026-11-02T09:00 Round'])
})
