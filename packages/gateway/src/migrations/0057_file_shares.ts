import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** Files of the disks that are shared by an address and a code. @source FC-03 */
export const fileShares: Migration = {
  async up(db) {
    await db.schema
      .createTable('file_shares')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('item_id', 'text', (c) => c.notNull())
      .addColumn('disk', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('size_bytes', 'bigint', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('secrets', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('download_count', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('file_shares_of').on('file_shares').columns(['account_id', 'id']).execute()
    await db.schema.createIndex('file_shares_end').on('file_shares').columns(['expires_at']).execute()
  },
}
