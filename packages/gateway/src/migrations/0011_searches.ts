import type { Migration } from 'kysely/migration'

/** Searches that people come back to, and the order of an account's mails over all of its folders. */
export const searches: Migration = {
  async up(db) {
    await db.schema
      .createTable('searches')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('public_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('query', 'text', (c) => c.notNull())
      .addColumn('used_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('searches_pk', ['account_id', 'public_id'])
      .execute()
    // A search without words walks this index alone: it carries all that its conditions look at.
    await db.schema
      .createIndex('messages_of_account')
      .on('messages')
      .columns(['account_id', 'received_at', 'id', 'folder_id', 'size_bytes'])
      .columns(['is_read', 'flag', 'is_answered', 'is_forwarded', 'has_attachments'])
      .execute()
  },
}
