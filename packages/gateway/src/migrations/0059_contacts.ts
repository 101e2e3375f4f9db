import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nameOrder } from '../contacts/spelling/nameOrder'
import { autoId, idType } from '../doors/database/columns'

/** Rows that are read at a time. */
const portion = 500

/** All that is noted of people, their groups, and contacts that can be brought back for a while. @source CT-02 */
export const wholeContacts: Migration = {
  async up(db) {
    await db.schema
      .createTable('address_book')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('address_key', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_order', 'text', (c) => c.notNull())
      .addColumn('mobile', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('company', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('details', 'text', (c) => c.notNull().defaultTo('{}'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint')
      .execute()
    await db.schema
      .createTable('contact_groups')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('name_order', 'text', (c) => c.notNull())
      .addUniqueConstraint('contact_groups_name', ['account_id', 'name_key'])
      .execute()
    await db.schema
      .createTable('contact_group_members')
      .addColumn('group_id', 'bigint', (c) => c.notNull().references('contact_groups.id').onDelete('cascade'))
      .addColumn('contact_id', 'bigint', (c) => c.notNull().references('address_book.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('contact_group_members_pk', ['group_id', 'contact_id'])
      .execute()
    await sql`insert into address_book (account_id, address_key, address, name, name_order, created_at, changed_at)
      select account_id, address_key, address, name, '', created_at, created_at from contacts
      order by account_id, created_at, address_key`.execute(db)
    await db.schema.dropTable('contacts').execute()
    await db.schema.alterTable('address_book').renameTo('contacts').execute()
    await db.schema
      .createIndex('contacts_address')
      .unique()
      .on('contacts')
      .columns(['account_id', 'address_key'])
      .execute()
    await db.schema
      .createIndex('contacts_by_name')
      .on('contacts')
      .columns(['account_id', 'name_order', 'address_key'])
      .execute()
    // Nobody who is there is in these: each question for those who are keeps to the indexes above.
    await db.schema
      .createIndex('contacts_removed_of')
      .on('contacts')
      .columns(['account_id', 'removed_at'])
      .where('removed_at', 'is not', null)
      .execute()
    await db.schema
      .createIndex('contacts_removed')
      .on('contacts')
      .columns(['removed_at'])
      .where('removed_at', 'is not', null)
      .execute()
    await db.schema
      .createIndex('contact_group_members_contact')
      .on('contact_group_members')
      .columns(['contact_id'])
      .execute()
    for (let last = 0; ;) {
      const rows = await db
        .selectFrom('contacts')
        .select(['id', 'name', 'address'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(portion)
        .execute()
      for (const { id, name, address } of rows)
        await db
          .updateTable('contacts')
          .set({ name_order: nameOrder(name || address) })
          .where('id', '=', id)
          .execute()
      if (rows.length < portion) return
      last = rows.at(-1)!.id
    }
  },
}
