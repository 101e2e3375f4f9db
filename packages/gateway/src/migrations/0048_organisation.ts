import type { Migration } from 'kysely/migration'

/** What an administrator has set in place of the configuration, by the name of the setting. @source SH-05, HO-04 */
export const organisation: Migration = {
  async up(db) {
    await db.schema
      .createTable('organisation_settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('departments_parent').on('departments').column('parent_id').execute()
  },
}
