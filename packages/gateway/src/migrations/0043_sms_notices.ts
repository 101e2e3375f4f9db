import type { Migration } from 'kysely/migration'

/** Mobile numbers that people keep for those they write to, and notices that went to them. @source CO-13 */
export const smsNotices: Migration = {
  async up(db) {
    await db.schema
      .createTable('sms_numbers')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('address_key', 'text', (c) => c.notNull())
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('saved_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('sms_numbers_pk', ['account_id', 'address_key'])
      .execute()
    await db.schema
      .createTable('sms_notices')
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('envelope_id', 'text', (c) => c.notNull())
      .addColumn('address_key', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('noted_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('sms_notices_pk', ['account_id', 'message_id', 'address_key'])
      .execute()
    await db.schema
      .createIndex('sms_notices_of')
      .on('sms_notices')
      .columns(['account_id', 'noted_at'])
      .execute()
    await db.schema.createIndex('sms_notices_of_envelope').on('sms_notices').column('envelope_id').execute()
  },
}
