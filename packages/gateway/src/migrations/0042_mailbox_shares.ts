import type { Migration } from 'kysely/migration'

/** Who may work in whose mailbox, and which sessions do so. @source SH-04, ST-16 */
export const mailboxShares: Migration = {
  async up(db) {
    await db.schema
      .createTable('mailbox_shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('person_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('level', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('mailbox_shares_once', ['owner_id', 'person_id'])
      .execute()
    await db.schema.createIndex('mailbox_shares_person').on('mailbox_shares').column('person_id').execute()
    await db.schema.alterTable('sessions').addColumn('share_id', 'text').execute()
  },
}
