import type { Migration } from 'kysely/migration'

/** What was done with mails, by Message-ID: the same for our own store and for IMAP servers. @source RD-22 */
export const mailTouches: Migration = {
  async up(db) {
    await db.schema
      .createTable('mail_touches')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('log', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mail_touches_pk', ['account_id', 'message_id'])
      .execute()
  },
}
