import type { Migration } from 'kysely/migration'

/** Sealed mails in mailboxes that are not ours: those of people outside, and those on IMAP servers. */
export const sealedPages: Migration = {
  async up(db) {
    await db.schema
      .alterTable('seals')
      .addColumn('has_page', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('seals').addColumn('reference_hash', 'text').execute()
  },
}
