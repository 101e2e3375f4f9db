import { noContactFields, type ContactFields } from '@mailroom/core'
import { expect, it } from 'vitest'
import { createAccounts } from '../../accounts/Accounts'
import { createPeople } from '../../accounts/people/createPeople'
import { isPostgres } from '../../doors/database/columns'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { recordedQueries } from '../../testing/recordedQueries'
import { createContacts } from '../Contacts'
import { openContactFiles } from '../files/openContactFiles'
import { createAddressBook } from './AddressBook'
import { forgetRemoved } from './kept/forgetRemoved'

const some = (address: string, fields: Partial<ContactFields> = {}): ContactFields => ({
  ...noContactFields,
  address,
  ...fields,
})

it('[CT-02] [T40] no question of an address book looks through those of others, and a page is in order already', async () => {
  const plain = await openTestDatabase()
  try {
    // The planner of PostgreSQL looks at how many rows there are, and there are a handful here.
    if (isPostgres(plain.db)) return
    const accounts = createAccounts(plain, ['example.com'])
    const { id: alice } = await accounts.create({ address: 'alice@example.com', displayName: 'Alice' })
    const { database, plans: explain } = recordedQueries(plain)
    const parts = { database, domains: ['example.com'], now: () => 1_000_000, isFiledHere: async () => true }
    const contacts = createContacts(parts)
    const book = createAddressBook({ ...parts, files: openContactFiles() })

    const { id: group } = await book.makeGroup(alice, 'friends')
    const { id } = await book.save(alice, some('a@x.cn', { name: '王莉', mobile: '1', groups: [group] }))
    const { id: other } = await book.save(alice, some('b@x.cn', { name: '王莉' }))
    await book.save(alice, some('c@x.cn', { name: '王莉' }), other)
    for (const part of [{}, { group }, { group: 'none' }] as const)
      for (const text of ['', 'wang']) await book.page(alice, { text, ...part, offset: 0, limit: 20 })
    await book.find(alice, 'a@x.cn')
    await book.renameGroup(alice, group, 'work')
    await book.distribute(alice, [other], [group])
    await book.takeOut(alice, [other], group)
    await book.groups(alice)
    await book.doubles(alice)
    for (const choice of [{ ids: [id] }, { group }, { group: 'none' }, { all: true }] as const)
      await book.exportFile(alice, 'csv', choice, 'en')
    const bytes = Buffer.from('Name,E-mail,Groups\nA,a@x.cn,work\nD,d@x.cn,other\n')
    await book.importFile(alice, { bytes, kind: 'csv' }, { onKnown: 'overwrite', group })
    await book.remove(alice, [id])
    await book.restore(alice, [id])
    await contacts.remove(alice, ['a@x.cn'])
    await contacts.add(alice, { address: 'a@x.cn', name: 'A' })
    await contacts.people(alice, { book: 'personal', text: '', offset: 0, limit: 20 })
    await contacts.recent(alice, 20)
    await contacts.lookUp(alice, 'a@x.cn')
    await book.merge(alice, [id, other], some('a@x.cn'))
    await book.removeGroup(alice, group)
    await forgetRemoved(database.db, undefined, 1_000_000)
    await createPeople(database).suggest(alice, 'wang')

    const plans = await explain()
    const ours = /\b(contacts|contact_groups|contact_group_members|recent_recipients|own|member|recent)\b/
    const scans = [...plans].filter(([, plan]) =>
      plan.split('\n').some((line) => line.startsWith('SCAN ') && ours.test(line)),
    )
    expect(scans).toEqual([])
    const pages = [...plans].filter(([sql]) => /order by "contacts"."name_order".*limit/.test(sql))
    expect(pages.length).toBeGreaterThan(3)
    for (const [, plan] of pages) {
      expect(plan).toContain('contacts_by_name')
      expect(plan).not.toContain('TEMP B-TREE')
    }
  } finally {
    await plain.close()
  }
})
