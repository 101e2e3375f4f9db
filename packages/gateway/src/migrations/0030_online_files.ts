import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** Files that mails link to, the links, and the room for them. @source AT-03, AT-05 */
export const onlineFiles: Migration = {
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('disk_bytes', 'bigint').execute()
    await db.schema
      .createTable('online_files')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('content_type', 'text', (c) => c.notNull())
      .addColumn('size_bytes', 'bigint', (c) => c.notNull())
      .addColumn('blob_key', 'text')
      .addColumn('stored_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('online_files_of').on('online_files').columns(['account_id']).execute()
    await db.schema.createIndex('online_files_end').on('online_files').columns(['expires_at']).execute()
    await db.schema.createIndex('online_files_blob').on('online_files').columns(['blob_key']).execute()
    await db.schema
      .createTable('file_links')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('file_id', 'text', (c) => c.notNull().references('online_files.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .addColumn('download_count', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('file_links_of_mail')
      .on('file_links')
      .columns(['account_id', 'message_id'])
      .execute()
    await db.schema.createIndex('file_links_file').on('file_links').columns(['file_id']).execute()
  },
}
