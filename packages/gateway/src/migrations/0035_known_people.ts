import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../doors/database/columns'

/** What Chinese names are found by, and whom people write to. @source CO-03 */
export const knownPeople: Migration = {
  async up(db) {
    // Beginnings of keys are looked for as ranges, which hold in the order of bytes alone.
    const bytes = isPostgres(db) ? sql`text collate "C"` : sql`text`
    await db.schema
      .createTable('name_keys')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('key', bytes, (c) => c.notNull())
      .addColumn('is_start', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('name_keys_pk', ['name', 'key'])
      .execute()
    await db.schema.createIndex('name_keys_key').on('name_keys').columns(['key', 'name']).execute()
    await db.schema
      .createTable('recent_recipients')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('address_key', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('warmth', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('recent_recipients_pk', ['account_id', 'address_key'])
      .execute()
  },
}
