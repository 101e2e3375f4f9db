import { contactUndoMs, maxDoubled, maxDoubles } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestBook, some, type TestBook } from './testing/openTestBook'

let own: TestBook
beforeEach(async () => {
  own = await openTestBook()
})
afterEach(() => own.close())

it('[CT-06] one contact of several is in all their groups, and may have the address of any', async () => {
  const groups = await Promise.all(['a', 'b', 'c'].map((name) => own.book.makeGroup(own.alice, name)))
  const [a, b, c] = groups.map(({ id }) => id)
  const first = await own.book.save(own.alice, some('one@x.cn', { name: 'Lee', groups: [a!] }))
  const second = await own.book.save(own.alice, some('two@x.cn', { name: 'Lee', mobile: '1', groups: [b!] }))
  const fields = some('TWO@x.cn', { name: 'Lee', moreAddresses: ['one@x.cn'], mobile: '1', groups: [c!] })
  const merged = await own.book.merge(own.alice, [first.id, second.id, first.id], fields)
  expect(merged).toEqual({ ...fields, id: first.id, groups: [a, b, c] })
  expect((await own.book.find(own.alice, 'two@x.cn'))?.id).toBe(first.id)
  // The one whose address it has now is gone for good.
  await own.book.restore(own.alice, [second.id])
  expect(await own.names()).toEqual(['Lee'])
})

it('[CT-06] those who have gone into one can be brought back for a while', async () => {
  const first = await own.book.save(own.alice, some('one@x.cn', { name: 'Lee' }))
  const second = await own.book.save(own.alice, some('two@x.cn', { name: 'Li', remark: 'x' }))
  await own.book.merge(own.alice, [first.id, second.id], some('one@x.cn', { name: 'Lee' }))
  expect(await own.names()).toEqual(['Lee'])
  own.pass(contactUndoMs - 1)
  await own.book.restore(own.alice, [second.id])
  expect(await own.book.contact(own.alice, second.id)).toMatchObject({ name: 'Li', remark: 'x' })
})

it('[CT-06] a merge that fails leaves everybody as they were', async () => {
  const first = await own.book.save(own.alice, some('one@x.cn', { name: 'One' }))
  const second = await own.book.save(own.alice, some('two@x.cn', { name: 'Two' }))
  await own.book.save(own.alice, some('three@x.cn', { name: 'Three' }))
  const merge = (ids: readonly number[], address: string, birthday = '') =>
    own.book.merge(own.alice, ids, some(address, { birthday }))
  await expect(merge([first.id, second.id], 'three@x.cn')).rejects.toMatchObject({ kind: 'conflict' })
  await expect(merge([first.id, second.id], 'one@x.cn', 'soon')).rejects.toMatchObject({
    kind: 'invalid',
    details: { fields: { birthday: ['noDate'] } },
  })
  await expect(merge([first.id, 987_654], 'one@x.cn')).rejects.toMatchObject({ kind: 'notFound' })
  await expect(merge([first.id, first.id], 'one@x.cn')).rejects.toMatchObject({ kind: 'invalid' })
  await own.book.remove(own.alice, [second.id])
  await expect(merge([first.id, second.id], 'one@x.cn')).rejects.toMatchObject({ kind: 'notFound' })
  await own.book.restore(own.alice, [second.id])
  expect(await own.names()).toEqual(['One', 'Three', 'Two'])
})

it('[CT-06] a double of a double is one too', async () => {
  const people = [
    ['a', 'Ann', ''],
    ['b', 'Ben', '13800550107'],
    ['c', 'ＡＮＮ', '+86 138-0055-0107'],
    ['d', 'ben ', '139'],
    ['e', 'Eve', '1 3 9'],
    ['f', 'Fay', '0086 13900550107'],
    ['g', '', ''],
  ] as const
  for (const [key, name, mobile] of people)
    await own.book.save(own.alice, some(`${key}@x.cn`, { name, mobile }))
  const sets = await own.book.doubles(own.alice)
  expect(sets.map((set) => set.map(({ address }) => address.charAt(0)).toSorted())).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
  ])
})

it('[CT-06] tells so many doubles and no more', async () => {
  await own.database.db
    .insertInto('contacts')
    .values(
      Array.from({ length: (maxDoubles + 5) * (maxDoubled + 2) }, (_, n) => ({
        ...{ account_id: own.alice, address_key: `${n}@x.cn`, address: `${n}@x.cn`, name_order: '' },
        ...{ name: `Name ${n % (maxDoubles + 5)}`, mobile: '', company: '', details: '{}' },
        ...{ created_at: 1, changed_at: 1, removed_at: null },
      })),
    )
    .execute()
  const sets = await own.book.doubles(own.alice)
  expect([sets.length, ...new Set(sets.map((set) => set.length))]).toEqual([maxDoubles, maxDoubled])
})
