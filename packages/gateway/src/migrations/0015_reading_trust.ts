import type { Migration } from 'kysely/migration'

/** What people have decided about the mails they read, and what was found out about their senders. */
export const readingTrust: Migration = {
  async up(db) {
    await db.schema
      .createTable('picture_senders')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('allowed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('picture_senders_pk', ['account_id', 'address'])
      .execute()

    await db.schema
      .createTable('mail_checks')
      .addColumn('envelope_id', 'text', (c) => c.primaryKey().references('envelopes.id').onDelete('cascade'))
      .addColumn('results', 'text', (c) => c.notNull())
      .execute()
  },
}
