import {
  contactUndoMs,
  maxContactGroups,
  maxContacts,
  noContactFields,
  type ContactFields,
} from '@mailroom/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccounts, type Accounts } from '../../accounts/Accounts'
import { createPeople } from '../../accounts/people/createPeople'
import type { Database } from '../../doors/database/Database'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { createContacts, type Contacts } from '../Contacts'
import { openContactFiles } from '../files/openContactFiles'
import { noteRecipients } from '../recent/noteRecipients'
import { createAddressBook, type AddressBook } from './AddressBook'

let database: Database
let accounts: Accounts
let book: AddressBook
let contacts: Contacts
let alice: number
let bob: number
let now: number

beforeEach(async () => {
  database = await openTestDatabase()
  accounts = createAccounts(database, ['example.com'])
  now = 1_000_000
  const parts = { database, domains: ['example.com'], now: () => now, isFiledHere: async () => true }
  contacts = createContacts(parts)
  book = createAddressBook({ ...parts, files: openContactFiles() })
  alice = (await accounts.create({ address: 'alice@example.com', displayName: 'Alice' })).id
  bob = (await accounts.create({ address: 'bob@example.com', displayName: 'Bob' })).id
})
afterEach(async () => {
  await book.close()
  await database.close()
})

const some = (address: string, fields: Partial<ContactFields> = {}): ContactFields => ({
  ...noContactFields,
  address,
  ...fields,
})
const everybody = { text: '', offset: 0, limit: 100 } as const
const names = async (owner = alice) => (await book.page(owner, everybody)).contacts.map(({ name }) => name)

describe('contacts', () => {
  it('[CT-02] stand by how their names sound, and are found by that', async () => {
    for (const [address, name] of [
      ['z@x.cn', '张三'],
      ['b@x.cn', 'Bob'],
      ['a@x.cn', '阿明'],
      ['l@x.cn', '李四'],
    ] as const)
      await book.save(alice, some(address, { name, company: `${name} Co_1%` }))
    expect(await names()).toEqual(['阿明', 'Bob', '李四', '张三'])
    const found = async (text: string) => (await book.page(alice, { ...everybody, text })).total
    expect(await found('zs')).toBe(1)
    expect(await found('o_1%')).toBe(4)
    expect(await found('_')).toBe(4)
    expect(await found('%x')).toBe(0)
  })

  it('[A3] are their owner’s alone, whatever is asked by id', async () => {
    const group = await book.makeGroup(alice, 'friends')
    const { id } = await book.save(alice, some('a@x.cn', { name: 'A', groups: [group.id] }))
    const other = await book.save(bob, some('b@x.cn', { name: 'B' }))
    await expect(book.contact(bob, id)).rejects.toMatchObject({ kind: 'notFound' })
    await expect(book.save(bob, some('c@x.cn'), id)).rejects.toMatchObject({ kind: 'notFound' })
    await expect(book.merge(bob, [other.id, id], some('c@x.cn'))).rejects.toMatchObject({ kind: 'notFound' })
    await expect(book.distribute(bob, [other.id], [group.id])).rejects.toMatchObject({ kind: 'notFound' })
    await expect(book.exportFile(bob, 'csv', { group: group.id }, 'en')).rejects.toMatchObject({
      kind: 'notFound',
    })
    await book.remove(bob, [id])
    await book.distribute(alice, [other.id], [group.id])
    expect(await names()).toEqual(['A'])
    expect((await book.groups(alice)).groups).toEqual([{ ...group, count: 1 }])
    expect(String(Buffer.from(await book.exportFile(bob, 'csv', { ids: [id] }, 'en')))).not.toContain(
      'a@x.cn',
    )
  })

  it('[CT-02] have an address once, however many save it at the same time', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        book.save(alice, some(n % 2 ? 'a@x.cn' : 'A@X.cn', { name: `${n}` })),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const failures = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(failures).toEqual(Array.from({ length: 7 }, () => expect.objectContaining({ kind: 'conflict' })))
  })

  it('[CT-02] come back with all that was known of them, for an hour', async () => {
    const { id: group } = await book.makeGroup(alice, 'friends')
    const whole = some('a@x.cn', { name: 'Ann', remark: 'x', moreAddresses: ['b@x.cn'], groups: [group] })
    const { id } = await book.save(alice, whole)
    await book.remove(alice, [id])
    expect(await names()).toEqual([])
    expect(await book.groups(alice)).toMatchObject({ groups: [{ count: 0 }], total: 0, ungrouped: 0 })
    expect(await book.find(alice, 'a@x.cn')).toBeUndefined()
    expect((await contacts.lookUp(alice, 'a@x.cn')).isContact).toBe(false)
    const people = createPeople(database)
    expect(await people.suggest(alice, 'ann')).toEqual([])
    now += contactUndoMs - 1
    await book.restore(alice, [id])
    expect(await book.contact(alice, id)).toEqual({ ...whole, id })

    await book.remove(alice, [id])
    now += contactUndoMs + 1
    await book.restore(alice, [id])
    expect(await names()).toEqual([])
    expect(await database.db.selectFrom('contacts').selectAll().execute()).toEqual([])
  })

  it('[ML-13] [CT-02] taken out and added again by name alone they are whole', async () => {
    const { id } = await book.save(alice, some('a@x.cn', { name: 'Ann', mobile: '138' }))
    await contacts.remove(alice, ['A@x.cn'])
    await contacts.add(alice, { address: 'a@x.cn', name: '' })
    expect(await book.contact(alice, id)).toMatchObject({ name: 'Ann', mobile: '138' })
    await contacts.remove(alice, ['a@x.cn'])
    await book.save(alice, some('a@x.cn', { name: 'New' }))
    await book.restore(alice, [id])
    expect(await names()).toEqual(['New'])
  })

  it('[CT-02] are at most so many', async () => {
    await sql`insert into contacts (account_id, address_key, address, name, name_order, created_at, changed_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${maxContacts})
      select ${alice}, 'a' || n || '@x.cn', 'a' || n || '@x.cn', '', '', 1, 1 from numbers`.execute(
      database.db,
    )
    await expect(book.save(alice, some('b@x.cn'))).rejects.toMatchObject({ kind: 'overQuota' })
    await expect(contacts.add(alice, { address: 'b@x.cn', name: '' })).rejects.toMatchObject({
      kind: 'overQuota',
    })
    expect((await book.page(alice, { ...everybody, offset: maxContacts - 100 })).contacts).toHaveLength(100)
  })
})

describe('groups', () => {
  it('[CT-02] have a name once, however many make it at the same time', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => book.makeGroup(alice, '客户')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(book.makeGroup(bob, '客户')).resolves.toMatchObject({ name: '客户' })
  })

  it('[CT-02] have a name of 1 to 50 characters', async () => {
    for (const name of ['', ' \n', '名'.repeat(51)])
      await expect(book.makeGroup(alice, name)).rejects.toMatchObject({ kind: 'invalid' })
    const family = '👨‍👩‍👧'.repeat(9)
    expect((await book.makeGroup(alice, ` ${family}\u0000\n x`)).name).toBe(`${family}\uFFFD x`)
  })

  it('[CT-02] are at most so many', async () => {
    for (let n = 0; n < maxContactGroups; n += 1) await book.makeGroup(alice, `group ${n}`)
    await expect(book.makeGroup(alice, 'one more')).rejects.toMatchObject({ kind: 'overQuota' })
  })

  it('[CT-02] are gone with their account', async () => {
    const { id } = await book.makeGroup(alice, 'friends')
    await book.save(alice, some('a@x.cn', { groups: [id] }))
    await database.db.deleteFrom('accounts').where('id', '=', alice).execute()
    for (const table of ['contacts', 'contact_groups', 'contact_group_members'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

it('[CT-05] people are those of one domain, and not of another that ends like it', async () => {
  const more = ['sub.example.com', 'notexample.com']
  for (const domain of more)
    await createAccounts(database, more).create({ address: `carol@${domain}`, displayName: domain })
  const at = async (domain: string) =>
    (
      await contacts.people(alice, { book: 'organisation', text: '', domain, offset: 0, limit: 10 })
    ).people.map((person) => person.address)
  expect(await at('Example.com')).toEqual(['alice@example.com', 'bob@example.com'])
  expect(await at('sub.example.com')).toEqual(['carol@sub.example.com'])
  expect(await at('example_com')).toEqual([])
  expect(await at('%')).toEqual([])
  expect(contacts.domains()).toEqual(['example.com'])
})

it('[CT-06] people whom one writes to are told by warmth, under the names that they have now', async () => {
  await noteRecipients(database, alice, [{ address: 'x@out.example', name: 'Xu' }], 1)
  await noteRecipients(database, alice, [{ address: 'Bob@example.com', name: 'old name' }], 2)
  const gone = (await accounts.create({ address: 'gone@example.com', displayName: 'Gone' })).id
  await noteRecipients(database, alice, [{ address: 'gone@example.com', name: 'Gone' }], 3)
  await database.db.updateTable('accounts').set({ is_active: 0 }).where('id', '=', gone).execute()
  expect(await contacts.recent(alice, 10)).toEqual([
    { address: 'Bob@example.com', name: 'Bob', department: '' },
    { address: 'x@out.example', name: 'Xu', department: '' },
  ])
  expect(await contacts.recent(alice, 1)).toHaveLength(1)
  expect(await contacts.recent(bob, 10)).toEqual([])
  await expect(contacts.recent(alice, 0)).rejects.toMatchObject({ kind: 'invalid' })
})

describe('doubles', () => {
  it('[CT-06] are those of one name, and those of one number however it is written', async () => {
    for (const [address, name, mobile] of [
      ['a@x.cn', '赵敏', '138 0013 8000'],
      ['b@x.cn', ' 赵敏', ''],
      ['c@x.cn', 'Zhao', '+86138-0013-8000'],
      ['d@x.cn', 'HELENA', ''],
      ['e@x.cn', 'Helena', ''],
      ['f@x.cn', '', ''],
      ['g@x.cn', '', ''],
    ] as const)
      await book.save(alice, some(address, { name, mobile }))
    const sets = (await book.doubles(alice)).map((set) =>
      set
        .map(({ address }) => address)
        .toSorted()
        .join(' '),
    )
    expect(sets.toSorted()).toEqual(['a@x.cn b@x.cn c@x.cn', 'd@x.cn e@x.cn'])
    expect(await book.doubles(bob)).toEqual([])
  })
})

describe('files', () => {
  const csv = (text: string) => ({ bytes: Buffer.from(text), kind: 'csv' as const })

  it('[CT-03] of 5,000 people are taken over at once, and once', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, n) => `员工${n},p${n}@x.cn,1380000${n},公司${n % 7},组${n % 3}`,
    )
    const file = csv(['姓名,电子邮件,手机,公司,分组', ...rows].join('\n'))
    expect(await book.importFile(alice, file, { onKnown: 'ignore' })).toMatchObject({
      added: 5000,
      faultCount: 0,
    })
    expect(await book.groups(alice)).toMatchObject({ total: 5000, ungrouped: 0, groups: [{}, {}, {}] })
    expect(await book.importFile(alice, file, { onKnown: 'overwrite' })).toMatchObject({
      changed: 5000,
      added: 0,
    })
    expect((await book.page(alice, { ...everybody, text: 'yuangong' })).total).toBe(5000)
  })

  it('[CT-03] with what cannot be kept: too long is cut, what is none is left out', async () => {
    const heads = 'Name,E-mail,E-mail 2,Birthday,Homepage,Notes,Company'
    const row = [
      'N'.repeat(300),
      'a@x.cn',
      'not one',
      'soon',
      'javascript:alert(1)',
      'x'.repeat(3000),
      '"=1+1"',
    ]
    await book.importFile(alice, csv(`${heads}\n${row.join(',')}`), { onKnown: 'ignore' })
    const found = (await book.find(alice, 'a@x.cn'))!
    expect(found).toMatchObject({
      name: 'N'.repeat(100),
      moreAddresses: [],
      birthday: '',
      homepage: '',
      company: '=1+1',
    })
    expect(found.remark).toHaveLength(1000)
  })

  it('[CT-03] that are broken off or of a group that is not there take over nothing', async () => {
    const file = csv('Name,E-mail\nA,a@x.cn\n')
    await expect(book.importFile(alice, file, { onKnown: 'ignore', group: 99 })).rejects.toMatchObject({
      kind: 'notFound',
    })
    await expect(
      book.importFile(alice, file, { onKnown: 'ignore' }, AbortSignal.abort()),
    ).rejects.toMatchObject({ kind: 'cancelled' })
    expect(await names()).toEqual([])
  })

  it('[CT-03] bring back whom they have, also in place of somebody who was removed', async () => {
    const { id } = await book.save(alice, some('a@x.cn', { name: 'Old' }))
    await book.remove(alice, [id])
    await book.importFile(alice, csv('Name,E-mail\nNew,a@x.cn\n'), { onKnown: 'ignore' })
    expect(await names()).toEqual(['New'])
  })
})
