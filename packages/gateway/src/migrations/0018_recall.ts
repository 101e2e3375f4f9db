import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** What senders have asked back, and what readers have answered to being asked for a receipt. */
export const recall: Migration = {
  async up(db) {
    await db.schema
      .createTable('recall_records')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('recipient_name', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('recall_records_of')
      .on('recall_records')
      .columns(['account_id', 'id'])
      .execute()
    await db.schema
      .createTable('read_receipts')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('answered_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('read_receipts_pk', ['account_id', 'message_id'])
      .execute()
  },
}
