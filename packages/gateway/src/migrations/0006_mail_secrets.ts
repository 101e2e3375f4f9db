import type { Migration } from 'kysely/migration'

/** Sealed passwords for mail servers. */
export const mailSecrets: Migration = {
  async up(db) {
    await db.schema
      .createTable('mail_secrets')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
