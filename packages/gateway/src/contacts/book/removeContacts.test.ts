import { contactUndoMs } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPeople } from '../../accounts/people/createPeople'
import { openTestBook, some, type TestBook } from './testing/openTestBook'
import { forgetRemoved } from './kept/forgetRemoved'

let own: TestBook
beforeEach(async () => {
  own = await openTestBook()
})
afterEach(() => own.close())

const kept = async () => {
  const rows = await own.database.db.selectFrom('contacts').select('name').orderBy('id').execute()
  return rows.map(({ name }) => name)
}

it('[CT-02] whoever is removed is nowhere, and has their place in a group when they are back', async () => {
  const { id: group } = await own.book.makeGroup(own.alice, 'Friends')
  const saved = await own.book.save(
    own.alice,
    some('gone@x.cn', { name: '王莉', mobile: '138', company: 'Gone Ltd', groups: [group] }),
  )
  const everywhere = async () => ({
    page: (await own.book.page(own.alice, { text: '', offset: 0, limit: 10 })).total,
    search: (await own.book.page(own.alice, { text: 'wangli', offset: 0, limit: 10 })).total,
    group: (await own.book.page(own.alice, { text: '', group, offset: 0, limit: 10 })).total,
    find: await own.book.find(own.alice, 'gone@x.cn').then(Boolean),
    count: (await own.book.groups(own.alice)).total,
    members: (await own.book.groups(own.alice)).groups[0]!.count,
    file: String(Buffer.from(await own.book.exportFile(own.alice, 'csv', { all: true }, 'en'))).includes(
      'gone',
    ),
    people: (await own.contacts.people(own.alice, { book: 'personal', text: 'gone', offset: 0, limit: 10 }))
      .total,
    card: (await own.contacts.lookUp(own.alice, 'gone@x.cn')).isContact,
    suggested: (await createPeople(own.database).suggest(own.alice, 'wangl')).length,
  })
  const there = await everywhere()
  expect(Object.values(there)).toEqual([1, 1, 1, true, 1, 1, true, 1, true, 1])
  await own.book.remove(own.alice, [saved.id])
  expect(Object.values(await everywhere())).toEqual([0, 0, 0, false, 0, 0, false, 0, false, 0])
  await expect(own.book.contact(own.alice, saved.id)).rejects.toMatchObject({ kind: 'notFound' })
  await expect(own.book.save(own.alice, some('b@x.cn'), saved.id)).rejects.toMatchObject({ kind: 'notFound' })
  // What is done to contacts meanwhile is not done to those who are gone.
  await own.book.distribute(own.alice, [saved.id], [(await own.book.makeGroup(own.alice, 'Other')).id])
  await own.book.restore(own.bob, [saved.id])
  expect((await everywhere()).page).toBe(0)
  await own.book.restore(own.alice, [saved.id, saved.id])
  expect(await everywhere()).toEqual(there)
  expect(await own.book.contact(own.alice, saved.id)).toEqual(saved)
})

it('[CT-02] those who cannot come back go for good with the next change, and nobody else', async () => {
  const first = await own.book.save(own.alice, some('a@x.cn', { name: 'First' }))
  const of = await own.book.save(own.bob, some('a@x.cn', { name: 'Of Bob' }))
  await own.book.remove(own.alice, [first.id])
  await own.book.remove(own.bob, [of.id])
  own.pass(contactUndoMs / 2)
  const later = await own.book.save(own.alice, some('b@x.cn', { name: 'Later' }))
  await own.book.remove(own.alice, [later.id])
  own.pass(contactUndoMs / 2 + 1)
  await own.book.save(own.alice, some('c@x.cn', { name: 'There' }))
  expect(await kept()).toEqual(['Of Bob', 'Later', 'There'])
})

it('[CT-02] the hourly sweep takes those of all, and leaves those who are there or may come back', async () => {
  const now = 2_000_000_000
  for (const [address, removed] of [
    ['old@x.cn', now - contactUndoMs],
    ['new@x.cn', now - contactUndoMs + 1],
    ['there@x.cn', null],
  ] as const)
    for (const account of [own.alice, own.bob]) {
      const { id } = await own.book.save(account, some(address, { name: address.split('@')[0]! }))
      await own.database.db
        .updateTable('contacts')
        .set({ removed_at: removed })
        .where('id', '=', id)
        .execute()
    }
  await forgetRemoved(own.database.db, undefined, now)
  expect((await kept()).toSorted()).toEqual(['new', 'new', 'there', 'there'])
})
