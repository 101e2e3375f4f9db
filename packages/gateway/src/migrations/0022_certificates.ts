import type { Migration } from 'kysely/migration'

/** People's own certificates, with their sealed keys. */
export const certificates: Migration = {
  async up(db) {
    await db.schema
      .createTable('own_certificates')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('certificate', 'text', (c) => c.notNull())
      .addColumn('sealed_key', 'text', (c) => c.notNull())
      .addColumn('imported_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('own_certificates_pk', ['account_id', 'fingerprint'])
      .execute()
  },
}
