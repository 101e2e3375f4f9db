import type { Migration } from 'kysely/migration'
import { type AnyKysely, isPostgres } from '../doors/database/columns'

/** What the index of an IMAP server adds to the tables of the mail. */
export const imap: Migration = {
  async up(db) {
    await letBytesLieElsewhere(db)
    await createFolders(db)
    await createIds(db)
    await createTextsDue(db)
    await createAppends(db)
    await createMarks(db)
  },
}

/** A mail on a server has no blob. SQLite cannot take `not null` off a column, so the column is made anew. */
async function letBytesLieElsewhere(db: AnyKysely) {
  if (isPostgres(db)) {
    await db.schema
      .alterTable('messages')
      .alterColumn('blob_key', (column) => column.dropNotNull())
      .execute()
    return
  }
  await db.schema.alterTable('messages').addColumn('blob', 'text').execute()
  await db
    .updateTable('messages')
    .set((query: any) => ({ blob: query.ref('blob_key') }))
    .execute()
  await db.schema.dropIndex('messages_blob').execute()
  await db.schema.alterTable('messages').dropColumn('blob_key').execute()
  await db.schema.alterTable('messages').renameColumn('blob', 'blob_key').execute()
  await db.schema.createIndex('messages_blob').on('messages').column('blob_key').unique().execute()
}

async function createFolders(db: AnyKysely) {
  await db.schema
    .createTable('imap_folders')
    .addColumn('folder_id', 'bigint', (c) => c.primaryKey().references('folders.id').onDelete('cascade'))
    .addColumn('account_id', 'bigint', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('is_selectable', 'integer', (c) => c.notNull())
    .addColumn('uid_validity', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('next_uid', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('unfilled_below', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('id_base', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('id_limit', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('mod_seq', 'text')
    .addUniqueConstraint('imap_folders_path', ['account_id', 'path'])
    .execute()
}

async function createIds(db: AnyKysely) {
  await db.schema
    .createTable('imap_ids')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('next_id', 'bigint', (c) => c.notNull())
    .execute()
  await db.insertInto('imap_ids').values({ id: 1, next_id: 0 }).execute()
}

async function createTextsDue(db: AnyKysely) {
  await db.schema
    .createTable('imap_texts_due')
    .addColumn('message_id', 'bigint', (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
    .addColumn('folder_id', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('structure', 'text', (c) => c.notNull())
    .addColumn('is_cut', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('imap_texts_due_order')
    .on('imap_texts_due')
    .columns(['folder_id', 'is_cut', 'received_at'])
    .execute()
}

async function createAppends(db: AnyKysely) {
  await db.schema
    .createTable('imap_appends')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('append_key', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('uid_validity', 'bigint', (c) => c.notNull())
    .addColumn('next_uid', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('imap_appends_pk', ['account_id', 'append_key'])
    .execute()
}

async function createMarks(db: AnyKysely) {
  await db.schema
    .createTable('imap_marks')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('keyword', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('imap_marks_pk', ['account_id', 'message_id', 'keyword'])
    .execute()
}
