import type { Migration } from 'kysely/migration'

/** Numbers that codes of the second step go to, and those codes. @source SE-08, ST-07 */
export const phoneCodes: Migration = {
  async up(db) {
    await db.schema
      .createTable('phone_factors')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('sealed_number', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('sms_codes')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('sealed_code', 'text', (c) => c.notNull())
      .addColumn('sealed_number', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('sms_codes_pk', ['account_id', 'kind'])
      .execute()
  },
}
