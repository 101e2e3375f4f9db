import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestBook, type TestBook } from '../book/testing/openTestBook'
import { noteRecipients } from './noteRecipients'

let own: TestBook
beforeEach(async () => {
  own = await openTestBook()
})
afterEach(() => own.close())

const day = 24 * 3600 * 1000
const write = (address: string, at: number, name = '') =>
  noteRecipients(own.database, own.alice, [{ address, name }], at)
const told = async (limit = 10) =>
  (await own.contacts.recent(own.alice, limit)).map(({ address, name }) => `${name} ${address}`)

it('[CT-06] tells those whom one writes to lately and often first, and nobody of somebody else', async () => {
  await write('once@out.example', 2 * day, 'Once')
  await write('often@out.example', day)
  await write('often@out.example', 2 * day, 'Often')
  await write('long.ago@out.example', -100 * day, 'Long ago')
  expect(await told()).toEqual([
    'Often often@out.example',
    'Once once@out.example',
    'Long ago long.ago@out.example',
  ])
  expect(await told(1)).toHaveLength(1)
  expect(await own.contacts.recent(own.bob, 10)).toEqual([])
  for (const limit of [0, -1, 101])
    await expect(own.contacts.recent(own.alice, limit)).rejects.toMatchObject({ kind: 'invalid' })
})

it('[CT-06] leaves out colleagues who have gone, by whatever address, and lists', async () => {
  const { id: gone } = await own.accounts.create({ address: 'gone@example.com', displayName: 'Gone' })
  await own.database.db
    .insertInto('aliases')
    .values([
      { address: 'gone.too@example.com', account_id: gone },
      { address: 'shared@example.com', account_id: gone },
      { address: 'shared@example.com', account_id: own.bob },
    ])
    .execute()
  for (const name of ['gone', 'gone.too', 'shared', 'everyone', 'dept_1', 'bob'])
    await write(`${name}@example.com`, day)
  await write('everyone@out.example', day)
  expect((await told()).length).toBe(5)
  await own.database.db.updateTable('accounts').set({ is_active: 0 }).where('id', '=', gone).execute()
  expect((await told()).toSorted()).toEqual([
    ' everyone@out.example',
    ' shared@example.com',
    'Bob bob@example.com',
  ])
})

it('[CT-06] names people as they are noted, as long as they are', async () => {
  await write('ann@out.example', day, 'A. Smith')
  await own.contacts.add(own.alice, { address: 'ANN@out.example', name: 'Ann' })
  await own.contacts.add(own.bob, { address: 'ann@out.example', name: 'Of Bob' })
  expect(await told()).toEqual(['Ann ann@out.example'])
  await own.contacts.remove(own.alice, ['ann@out.example'])
  expect(await told()).toEqual(['A. Smith ann@out.example'])
})
