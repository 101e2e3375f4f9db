import type { Migration } from 'kysely/migration'

/** Who somebody is at services that sign people on. @source SE-09 */
export const identities: Migration = {
  async up(db) {
    await db.schema
      .createTable('identities')
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('bound_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('identities_pk', ['way', 'subject'])
      .execute()
    await db.schema
      .createIndex('identities_of')
      .unique()
      .on('identities')
      .columns(['account_id', 'way'])
      .execute()
  },
}
