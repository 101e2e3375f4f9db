import type { Migration } from 'kysely/migration'

/** Moves on IMAP servers that are under way. */
export const imapMoves: Migration = {
  async up(db) {
    await db.schema
      .createTable('imap_moves')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('from_path', 'text', (c) => c.notNull())
      .addColumn('from_validity', 'bigint', (c) => c.notNull())
      .addColumn('uids', 'text', (c) => c.notNull())
      .addColumn('to_path', 'text', (c) => c.notNull())
      .addColumn('to_validity', 'bigint', (c) => c.notNull())
      .addColumn('next_uid', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('imap_moves_from')
      .on('imap_moves')
      .columns(['account_id', 'from_path'])
      .execute()
  },
}
