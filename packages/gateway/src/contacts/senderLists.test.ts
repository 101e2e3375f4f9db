import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAccounts } from '../accounts/Accounts'
import type { Database } from '../doors/database/Database'
import { openTestDatabase } from '../testing/openTestDatabase'
import { type Contacts, createContacts } from './Contacts'
import { createSenderLists, type SenderListService } from './createSenderLists'
import { senderStanding, setStandings } from './senderLists'

let database: Database
let contacts: Contacts
let lists: SenderListService
let ann: number
let ben: number

beforeEach(async () => {
  database = await openTestDatabase()
  const accounts = createAccounts(database, ['example.com'])
  ann = (await accounts.create({ address: 'ann@example.com', displayName: 'Ann' })).id
  ben = (await accounts.create({ address: 'ben@example.com', displayName: 'Ben' })).id
  await accounts.addAlias('sales@example.com', ann)
  const parts = {
    database,
    domains: ['example.com'],
    now: () => 1,
    isFiledHere: async (id: number) => id === ann,
  }
  contacts = createContacts(parts)
  lists = createSenderLists(parts)
})
afterEach(() => database.close())

const standing = (address: string, account = ann) => senderStanding(database.db, account, address)

it('[ST-10] an address counts before its domain, and neither before another account', async () => {
  await setStandings(database.db, ann, ['@spam.example'], 'refused', 1)
  await contacts.setStanding(ann, ['Good@spam.example'], 'welcome')
  expect(await standing('anybody@SPAM.example')).toBe('refused')
  expect(await standing('good@spam.example')).toBe('welcome')
  expect(await standing('good@sub.spam.example')).toBe(undefined)
  expect(await standing('anybody@spam.example', ben)).toBe(undefined)
})

it('[ML-07] says for whom it is new, and never lists the reader', async () => {
  const people = ['x@y.example', 'X@Y.example', 'ann@example.com', 'sales@example.com', '']
  expect(await contacts.setStanding(ann, people, 'refused')).toEqual(['x@y.example'])
  expect(await contacts.setStanding(ann, people, 'refused')).toEqual([])
  expect(await contacts.setStanding(ann, people, 'welcome')).toEqual(['x@y.example'])
  await contacts.setStanding(ann, people, null)
  expect(await standing('x@y.example')).toBe(undefined)
})

it('[ST-10] a full list takes no more, and says so', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `p${index}@y.example`)
  for (let start = 0; start < many.length; start += 1_000)
    await setStandings(database.db, ann, many.slice(start, start + 1_000), 'refused', 1)
  await expect(contacts.setStanding(ann, ['more@y.example'], 'refused')).rejects.toMatchObject({
    kind: 'invalid',
    details: { detail: 'senderListFull' },
  })
  expect(await contacts.setStanding(ann, ['p7@y.example'], 'welcome')).toEqual(['p7@y.example'])
})

it('[ML-13] says where another server sorts the mail', async () => {
  expect((await contacts.lookUp(ann, 'x@y.example')).isSorted).toBe(true)
  expect((await contacts.lookUp(ben, 'x@y.example')).isSorted).toBe(false)
})

const page = (list: 'welcome' | 'refused' | 'pictures', text = '') =>
  lists.page(ann, { list, text, offset: 0, limit: 100 })

it('[ST-10] takes off whatever a rejected mail has put on, and says where another server sorts', async () => {
  await setStandings(database.db, ann, ['"odd"@y.example', 'none\u0001'], 'refused', 1)
  const { entries, isSorted } = await page('refused')
  expect([entries, isSorted]).toEqual([['"odd"@y.example', 'none\u0001'], true])
  await lists.remove(ann, 'refused', [...entries, 'nul\u0000'])
  expect((await page('refused', 'nul\u0000')).total).toBe(0)
  expect((await page('refused')).total).toBe(0)
  expect((await lists.page(ben, { list: 'refused', text: '', offset: 0, limit: 1 })).isSorted).toBe(false)
})

it('[RD-17] [ST-10] never lists the reader by another name of theirs, and adds nothing to a full list', async () => {
  expect((await lists.add(ann, 'refused', ['sales@example.com'])).refused).toEqual([
    { entry: 'sales@example.com', fault: 'own' },
  ])
  const many = Array.from({ length: 1_000 }, (_, index) => `p${index}@y.example`)
  await lists.add(ann, 'pictures', many)
  await lists.add(ann, 'pictures', many.map((entry) => `q${entry}`).slice(1))
  await expect(lists.add(ann, 'pictures', ['a@z.example', 'b@z.example'])).rejects.toMatchObject({
    details: { detail: 'senderListFull' },
  })
  expect((await page('pictures')).total).toBe(1_999)
})
