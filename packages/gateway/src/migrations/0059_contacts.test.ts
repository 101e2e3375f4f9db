import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pagePeople } from '../contacts/pagePeople'
import { openTestDatabase } from '../testing/openTestDatabase'
import { wholeContacts } from './0059_contacts'

it('[CT-02] contacts from before stay who they are, in the order of how their names sound', async () => {
  const database = await openTestDatabase({ isRebuilt: true })
  try {
    await database.transaction(async (trx) => {
      for (const table of ['contact_group_members', 'contact_groups', 'contacts'])
        await trx.schema.dropTable(table).execute()
      await trx.schema
        .createTable('contacts')
        .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
        .addColumn('address_key', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('contacts_pk', ['account_id', 'address_key'])
        .execute()
      await sql`insert into accounts (address, login_name, display_name, created_at)
        values ('alice@example.com', 'alice', 'Alice', 1)`.execute(trx)
      for (const [key, address, name] of [
        ['z@x.cn', 'Z@x.cn', '张三'],
        ['a@x.cn', 'a@x.cn', '阿明'],
        ['b@x.cn', 'b@x.cn', ''],
      ])
        await sql`insert into contacts (account_id, address_key, address, name, created_at)
          values (1, ${key}, ${address}, ${name}, 7)`.execute(trx)
      await wholeContacts.up(trx)
    })
    const page = { book: 'personal', text: '', offset: 0, limit: 10 } as const
    expect((await pagePeople(database.db, 1, page)).people).toEqual([
      { name: '阿明', address: 'a@x.cn', department: '' },
      { name: '', address: 'b@x.cn', department: '' },
      { name: '张三', address: 'Z@x.cn', department: '' },
    ])
    expect(await database.db.selectFrom('contacts').select(['removed_at', 'details']).execute()).toEqual(
      Array.from({ length: 3 }, () => ({ removed_at: null, details: '{}' })),
    )
  } finally {
    await database.close()
  }
})
