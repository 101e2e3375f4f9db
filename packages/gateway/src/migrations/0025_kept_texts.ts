import type { Migration } from 'kysely/migration'

/** What people write once and use in many mails: signatures and templates. @source CO-05 */
export const keptTexts: Migration = {
  async up(db) {
    await db.schema
      .createTable('kept_texts')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('public_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('is_for_new', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('is_for_answers', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('kept_texts_pk', ['account_id', 'public_id'])
      .execute()
    await db.schema
      .createIndex('kept_texts_in_order')
      .on('kept_texts')
      .columns(['account_id', 'kind', 'created_at'])
      .execute()
  },
}
