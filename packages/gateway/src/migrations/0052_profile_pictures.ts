import type { Migration } from 'kysely/migration'

/** Pictures of people, and the gender that chooses a drawing where there is none. @source HO-01, ST-01 */
export const profilePictures: Migration = {
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('gender', 'text', (c) => c.notNull().defaultTo('unknown'))
      .execute()
    await db.schema
      .createTable('profile_pictures')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('picture_id', 'text', (c) => c.notNull().unique())
      .addColumn('blob_key', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('profile_pictures_blob')
      .on('profile_pictures')
      .columns(['blob_key'])
      .execute()
  },
}
