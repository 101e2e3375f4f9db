import type { Migration } from 'kysely/migration'

/** One's own disk and the organisation's, and who writes on that. @source AT-04, AT-05 */
export const disks: Migration = {
  async up(db) {
    await db.schema
      .createTable('disk_items')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
      .addColumn('disk', 'text', (c) => c.notNull())
      .addColumn('folder_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('content_type', 'text', (c) => c.notNull())
      .addColumn('size_bytes', 'bigint', (c) => c.notNull())
      .addColumn('blob_key', 'text')
      .addColumn('stored_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('disk_items_page')
      .on('disk_items')
      .columns(['disk', 'folder_id', 'kind', 'name', 'id'])
      .execute()
    await db.schema.createIndex('disk_items_of').on('disk_items').columns(['account_id']).execute()
    await db.schema.createIndex('disk_items_blob').on('disk_items').columns(['blob_key']).execute()
    await db.schema
      .createTable('disk_writers')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('granted_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.alterTable('online_files').addColumn('source_id', 'text').execute()
    await db.schema
      .createIndex('online_files_source')
      .on('online_files')
      .columns(['account_id', 'source_id'])
      .execute()
  },
}
