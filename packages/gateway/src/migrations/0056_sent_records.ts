import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** What somebody has sent, a row for each mail, for them to look up. Begins with the mails that are sent from now on. @source LG-01 */
export const sentRecords: Migration = {
  async up(db) {
    await db.schema
      .createTable('sent_records')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('size_bytes', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('sent_records_times')
      .on('sent_records')
      .columns(['account_id', 'at', 'id'])
      .execute()
  },
}
