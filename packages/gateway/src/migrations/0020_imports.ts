import type { Migration } from 'kysely/migration'

/** Pieces of files that are on their way in. */
export const imports: Migration = {
  async up(db) {
    await db.schema
      .createTable('upload_chunks')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('file_md5', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('blob_key', 'text', (c) => c.notNull())
      .addColumn('size_bytes', 'integer', (c) => c.notNull())
      .addColumn('stored_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('upload_chunks_pk', ['account_id', 'file_md5', 'number'])
      .execute()
    await db.schema.createIndex('upload_chunks_stored').on('upload_chunks').column('stored_at').execute()
    await db.schema.createIndex('upload_chunks_blob').on('upload_chunks').column('blob_key').execute()
  },
}
