import {
  contactUndoMs,
  maxContactFaults,
  maxContactGroups,
  maxContacts,
  type ContactFields,
  type ContactImport,
} from '@mailroom/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FiledContact } from '../files/ContactFiles'
import { importContacts } from './importContacts'
import { openTestBook, some, type TestBook } from './testing/openTestBook'

let own: TestBook
beforeEach(async () => {
  own = await openTestBook()
})
afterEach(() => own.close())

const filed = (fields: FiledContact['fields'], groups: readonly string[] = [], row = 1): FiledContact => ({
  ...{ row, fields, groups },
})
const take = (people: readonly FiledContact[], how: ContactImport = { onKnown: 'ignore' }) =>
  importContacts(own.database, own.alice, people, how, 1_000_000_000)
const overwrite = { onKnown: 'overwrite' } as const
const groupNames = async () => (await own.book.groups(own.alice)).groups.map(({ name }) => name)

it('[CT-03] what a file does not say of somebody stays, and so do their groups and how their address is written', async () => {
  const { id: group } = await own.book.makeGroup(own.alice, 'Before')
  const whole: ContactFields = some('Ann@x.cn', {
    ...{ name: 'Ann', mobile: '1', remark: 'one\ntwo', moreAddresses: ['ann@home.example'], groups: [group] },
    workAddress: { country: 'Sweden', region: '', city: 'Malmö', street: '', postalCode: '' },
  })
  const { id } = await own.book.save(own.alice, whole)
  const said = filed({ address: 'ANN@x.cn', name: '', company: 'Ann & Co', moreAddresses: [], remark: '' }, [
    'before',
    'New  group',
  ])
  expect(await take([said], overwrite)).toMatchObject({ added: 0, changed: 1, ignored: 0 })
  const { groups, ...fields } = await own.book.contact(own.alice, id)
  expect({ ...fields, groups: [] }).toEqual({ ...whole, id, company: 'Ann & Co', groups: [] })
  expect(groups).toHaveLength(2)
  expect(await groupNames()).toEqual(['Before', 'New group'])
})

it('[CT-03] whom a file ignores comes into no group, and makes none', async () => {
  const { id: group } = await own.book.makeGroup(own.alice, 'Into')
  await own.book.save(own.alice, some('a@x.cn', { name: 'A' }))
  const people = [filed({ address: 'A@x.cn', name: 'Other' }, ['Unneeded']), filed({ address: 'b@x.cn' }, [])]
  expect(await take(people, { onKnown: 'ignore', group })).toMatchObject({ added: 1, ignored: 1 })
  expect((await own.book.find(own.alice, 'a@x.cn'))?.groups).toEqual([])
  expect((await own.book.find(own.alice, 'b@x.cn'))?.groups).toEqual([group])
  expect(await groupNames()).toEqual(['Into'])
})

it('[CT-03] somebody who is in a file twice is known the second time', async () => {
  const twice = [
    filed({ address: 'a@x.cn', name: 'First', mobile: '1' }, ['one']),
    filed({ address: 'A@X.cn', name: 'Second' }, ['two']),
  ]
  expect(await take(twice)).toMatchObject({ added: 1, changed: 0, ignored: 1 })
  expect(await own.names()).toEqual(['First'])
  await own.book.remove(own.alice, [(await own.book.find(own.alice, 'a@x.cn'))!.id])
  expect(await take(twice, overwrite)).toMatchObject({ added: 1, changed: 1, ignored: 0 })
  expect(await own.book.find(own.alice, 'a@x.cn')).toMatchObject({ name: 'Second', mobile: '1' })
  expect((await own.book.find(own.alice, 'a@x.cn'))?.groups).toHaveLength(2)
})

it('[CT-03] tells the first of many who have no address, and counts all', async () => {
  const people = Array.from({ length: maxContactFaults + 5 }, (_, n) =>
    filed({ name: `N${n}\u0000\n${'x'.repeat(200)}`, ...(n % 2 && { address: 'no one' }) }, [], n + 1),
  )
  const { faults, faultCount, added } = await take(people)
  expect([faults.length, faultCount, added]).toEqual([maxContactFaults, maxContactFaults + 5, 0])
  expect(faults.slice(0, 2).map(({ row, fault }) => [row, fault])).toEqual([
    [1, 'addressMissing'],
    [2, 'addressInvalid'],
  ])
  expect(Array.from(faults[0]!.name)).toHaveLength(100)
})

it('[CT-03] makes groups of a file as long as there is room, and a full address book takes over nobody', async () => {
  for (let n = 1; n < maxContactGroups; n += 1) await own.book.makeGroup(own.alice, `group ${n}`)
  await take([filed({ address: 'a@x.cn' }, ['last', 'too many', 'GROUP 1'])])
  expect(await groupNames()).toHaveLength(maxContactGroups)
  expect((await own.book.find(own.alice, 'a@x.cn'))?.groups).toHaveLength(2)
  await sql`insert into contacts (account_id, address_key, address, name, name_order, created_at, changed_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${maxContacts - 2})
    select ${own.alice}, 'n' || n || '@x.cn', 'n' || n || '@x.cn', '', '', 1, 1 from numbers`.execute(
    own.database.db,
  )
  const two = [filed({ address: 'b@x.cn' }), filed({ address: 'c@x.cn' })]
  await expect(take(two)).rejects.toMatchObject({ kind: 'overQuota' })
  expect(await own.book.find(own.alice, 'b@x.cn')).toBeUndefined()
  expect(await take([...two.slice(1), filed({ address: 'a@x.cn', name: 'A' })], overwrite)).toMatchObject({
    ...{ added: 1, changed: 1 },
  })
})

it('[CT-03] [A9] hostile texts are texts, cut between characters', async () => {
  const hostile = `\u0000'; drop table contacts; --%_\\\ud800 ${'😀'.repeat(4000)}`
  const fields: FiledContact['fields'] = {
    ...{ address: 'a@x.cn', name: hostile, mobile: hostile, birthday: hostile, homepage: hostile },
    ...{ remark: hostile, moreAddresses: [hostile, 'a@x.cn', 'b@x.cn', 'B@x.cn', 'c@x.cn'] },
    homeAddress: { country: hostile, region: '', city: '', street: hostile, postalCode: '' },
  }
  await take([filed(fields, [hostile, ' ', '\u0000'])])
  const found = (await own.book.find(own.alice, 'a@x.cn'))!
  expect(found).toMatchObject({ birthday: '', homepage: '' })
  expect(found.moreAddresses.map((each) => each.toLowerCase())).toEqual(['b@x.cn', 'c@x.cn'])
  for (const text of [found.name, found.mobile, found.homeAddress.street]) {
    expect(Array.from(text)).toHaveLength(100)
    expect(text.isWellFormed()).toBe(true)
    expect(text.endsWith('😀')).toBe(true)
  }
  expect(Array.from(found.remark)).toHaveLength(1000)
  expect((await own.book.page(own.alice, { text: 'drop table', offset: 0, limit: 10 })).total).toBe(1)
  // All that was kept can be saved again by a form.
  expect(await own.book.save(own.alice, found, found.id)).toEqual(found)
})

it('[CT-03] two files at once take over everybody once', async () => {
  const file = (name: string) =>
    Array.from({ length: 50 }, (_, n) => filed({ address: `p${n}@x.cn`, name }, ['Same'], n + 1))
  const outcomes = await Promise.all([take(file('one')), take(file('two')), take(file('three'), overwrite)])
  expect(outcomes.reduce((all, { added }) => all + added, 0)).toBe(50)
  expect((await own.book.groups(own.alice)).groups).toMatchObject([{ name: 'Same', count: 50 }])
})

it('[CT-03] nobody who was removed comes back with what a file says of them', async () => {
  const { id } = await own.book.save(own.alice, some('a@x.cn', { name: 'Old', mobile: '1' }))
  await own.book.remove(own.alice, [id])
  expect(await take([filed({ address: 'a@x.cn', name: 'New' })], overwrite)).toMatchObject({ added: 1 })
  await own.book.restore(own.alice, [id])
  expect(await own.book.find(own.alice, 'a@x.cn')).toMatchObject({ name: 'New', mobile: '' })
  own.pass(contactUndoMs * 2)
  await own.book.remove(own.alice, [])
  expect(await own.names()).toEqual(['New'])
})
