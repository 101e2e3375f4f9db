import { maxContacts } from '@mailroom/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestBook, some, type TestBook } from './testing/openTestBook'

let own: TestBook
beforeEach(async () => {
  own = await openTestBook()
})
afterEach(() => own.close())

/** What became of calls that were made at once: `done`, or the kind of their failure. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled
    .map((each) =>
      each.status === 'fulfilled' ? 'done' : String((each.reason as { kind?: unknown }).kind ?? each.reason),
    )
    .toSorted()
}

it('[CT-02] [R2] one of several who change to an address at once gets it', async () => {
  const saved = await Promise.all(
    Array.from({ length: 4 }, (_, n) => own.book.save(own.alice, some(`${n}@x.cn`, { name: `${n}` }))),
  )
  const calls = saved.map(({ id }, n) => own.book.save(own.alice, some('one@x.cn', { name: `${n}` }), id))
  expect(await outcomes(calls)).toEqual(['conflict', 'conflict', 'conflict', 'done'])
})

it('[CT-02] [R2] a name for a group, made and given to others at once, is there once', async () => {
  const groups = [await own.book.makeGroup(own.alice, 'a'), await own.book.makeGroup(own.alice, 'b')]
  const calls = [
    ...groups.map(({ id }) => own.book.renameGroup(own.alice, id, 'Same')),
    own.book.makeGroup(own.alice, ' same '),
    own.book.makeGroup(own.alice, 'ｓａｍｅ'),
  ]
  expect(await outcomes(calls)).toEqual(['conflict', 'conflict', 'conflict', 'done'])
  expect(await outcomes(groups.map(({ id }) => own.book.renameGroup(own.alice, id, 'X')))).toEqual([
    'conflict',
    'done',
  ])
})

it('[CT-02] [R2] nobody comes into a group that goes at the same time', async () => {
  const { id } = await own.book.save(own.alice, some('a@x.cn', { name: 'A' }))
  for (let round = 0; round < 10; round += 1) {
    const group = await own.book.makeGroup(own.alice, `g${round}`)
    const found = await outcomes([
      own.book.distribute(own.alice, [id], [group.id]),
      own.book.save(own.alice, some('a@x.cn', { name: 'A', groups: [group.id] }), id),
      own.book.removeGroup(own.alice, group.id),
      own.book.takeOut(own.alice, [id], group.id),
    ])
    expect(found.filter((each) => each !== 'done' && each !== 'notFound')).toEqual([])
  }
  expect((await own.book.contact(own.alice, id)).groups).toEqual([])
})

it('[CT-02] [R2] somebody who is removed, brought back, added and merged at once is there once, or gone', async () => {
  const one = await own.book.save(own.alice, some('a@x.cn', { name: 'A' }))
  const two = await own.book.save(own.alice, some('b@x.cn', { name: 'B' }))
  for (let round = 0; round < 10; round += 1) {
    const found = await outcomes([
      own.book.remove(own.alice, [one.id]),
      own.contacts.add(own.alice, { address: 'a@x.cn', name: 'Again' }),
      own.book.restore(own.alice, [one.id]),
      own.book.merge(own.alice, [two.id, one.id], some('b@x.cn', { name: 'B', moreAddresses: ['a@x.cn'] })),
      own.contacts.remove(own.alice, ['A@x.cn']),
      own.book.save(own.alice, some('A@x.cn', { name: 'New' })),
    ])
    expect(found.filter((each) => !['done', 'notFound', 'conflict'].includes(each))).toEqual([])
    const names = (await own.names()).filter((name) => name !== 'B')
    expect(names.length).toBeLessThan(2)
    expect(await own.names()).toContain('B')
  }
})

it('[CT-02] [R2] the last place of an address book is taken once, also by those who come back', async () => {
  const gone = await Promise.all(
    ['a', 'b', 'c'].map((name) => own.book.save(own.alice, some(`${name}@x.cn`, { name }))),
  )
  const ids = gone.map(({ id }) => id)
  await own.book.remove(own.alice, ids)
  await sql`insert into contacts (account_id, address_key, address, name, name_order, created_at, changed_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${maxContacts - 1})
    select ${own.alice}, 'n' || n || '@x.cn', 'n' || n || '@x.cn', '', '', 1, 1 from numbers`.execute(
    own.database.db,
  )
  const calls = [
    own.book.restore(own.alice, ids),
    own.book.save(own.alice, some('d@x.cn', { name: 'd' })),
    own.contacts.add(own.alice, { address: 'e@x.cn', name: 'e' }),
    own.contacts.add(own.alice, { address: 'a@x.cn', name: 'a' }),
  ]
  const found = await outcomes(calls)
  expect(found.filter((each) => each !== 'done' && each !== 'overQuota')).toEqual([])
  expect((await own.book.groups(own.alice)).total).toBe(maxContacts)
  // Ids of nobody need no place.
  await own.book.restore(own.alice, [9_007_199_254_740_991])
  expect((await own.book.groups(own.bob)).total).toBe(0)
})
