import type { Migration } from 'kysely/migration'

/** Mails that are read with a password or destroyed after reading: their seals, and what is left of them. */
export const sealedMails: Migration = {
  async up(db) {
    await db.schema
      .createTable('seals')
      .addColumn('envelope_id', 'text', (c) => c.primaryKey().references('envelopes.id').onDelete('cascade'))
      .addColumn('account_id', 'integer')
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('blob_key', 'text')
      .addColumn('content_key', 'text', (c) => c.notNull())
      .addColumn('burns_at', 'bigint')
      .execute()
    await db.schema.createIndex('seals_message').on('seals').column('message_id').execute()
    await db.schema.createIndex('seals_blob').on('seals').column('blob_key').execute()

    await db.schema
      .createTable('seal_holders')
      .addColumn('envelope_id', 'text', (c) =>
        c.notNull().references('seals.envelope_id').onDelete('cascade'),
      )
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('reads_left', 'integer')
      .addColumn('burned_at', 'bigint')
      .addColumn('is_shown', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('seal_holders_pk', ['envelope_id', 'account_id'])
      .execute()

    await db.schema
      .alterTable('messages')
      .addColumn('is_burned', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
