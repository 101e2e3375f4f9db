import type { Migration } from 'kysely/migration'

/** Locks on people's own folders, and the sessions that have opened them. */
export const folderLocks: Migration = {
  async up(db) {
    await db.schema
      .createTable('folder_locks')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('set_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('folder_lock_openings')
      .addColumn('session_id', 'text', (c) => c.primaryKey().references('sessions.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('folder_lock_openings_account')
      .on('folder_lock_openings')
      .column('account_id')
      .execute()
  },
}
