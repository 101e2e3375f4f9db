import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** Who has signed in when and from where, and a way to add up what a mailbox holds. @source SE-25, HO-02, HO-03 */
export const signIns: Migration = {
  async up(db) {
    await db.schema
      .createTable('sign_ins')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('client_address', 'text', (c) => c.notNull())
      .addColumn('user_agent', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sign_ins_of').on('sign_ins').columns(['account_id', 'id']).execute()
    await db.schema
      .createIndex('messages_sizes')
      .on('messages')
      .columns(['account_id', 'size_bytes'])
      .execute()
  },
}
