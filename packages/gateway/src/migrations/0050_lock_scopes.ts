import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Locks on several parts of what people have; those there are lock their own folders. @source LK-05 */
export const lockScopes: Migration = {
  async up(db) {
    await db.schema
      .createTable('locks')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('set_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('locks_pk', ['account_id', 'scope'])
      .execute()
    await db.schema
      .createTable('lock_openings')
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('lock_openings_pk', ['session_id', 'scope'])
      .execute()
    await db.schema.createIndex('lock_openings_account').on('lock_openings').column('account_id').execute()
    await sql`insert into locks (account_id, scope, password_hash, set_at)
      select account_id, 'folders', password_hash, set_at from folder_locks`.execute(db)
    await sql`insert into lock_openings (session_id, scope, account_id)
      select session_id, 'folders', account_id from folder_lock_openings`.execute(db)
    await db.schema.dropTable('folder_lock_openings').execute()
    await db.schema.dropTable('folder_locks').execute()
  },
}
