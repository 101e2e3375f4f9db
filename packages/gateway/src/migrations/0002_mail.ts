import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type AnyKysely, autoId, idType, isPostgres } from '../doors/database/columns'

/** Folders, mails, their texts, tags and the search index. */
export const mail: Migration = {
  async up(db) {
    await createFolders(db)
    await createMessages(db)
    await createOrders(db)
    await createTexts(db)
    await createTags(db)
    await createSearch(db)
  },
}

async function createFolders(db: AnyKysely) {
  await db.schema
    .createTable('folders')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text')
    .addColumn('next_uid', 'bigint', (c) => c.notNull().defaultTo(1))
    .addColumn('total_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('unread_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('folders_name', ['account_id', 'name'])
    .execute()
}

async function createMessages(db: AnyKysely) {
  const bit = [
    'is_read',
    'is_answered',
    'is_forwarded',
    'is_scheduled',
    'is_burn',
    'is_urgent',
    'is_own',
    'has_attachments',
  ]
  let table = db.schema
    .createTable('messages')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('folder_id', 'integer', (c) => c.notNull().references('folders.id'))
    .addColumn('uid', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('flag', 'text')
  for (const name of bit) table = table.addColumn(name, 'integer', (c) => c.notNull())
  await table
    .addColumn('from_name', 'text', (c) => c.notNull())
    .addColumn('from_address', 'text', (c) => c.notNull())
    .addColumn('from_key', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('subject_key', 'text', (c) => c.notNull())
    .addColumn('to_json', 'text', (c) => c.notNull())
    .addColumn('abstract', 'text', (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('blob_key', 'text', (c) => c.notNull())
    .addColumn('append_key', 'text')
    .addUniqueConstraint('messages_uid', ['folder_id', 'uid'])
    .execute()
  await db.schema.createIndex('messages_blob').on('messages').column('blob_key').unique().execute()
  await db.schema
    .createIndex('messages_message_id')
    .on('messages')
    .columns(['account_id', 'message_id'])
    .execute()
  await sql`create unique index messages_append_key on messages (account_id, append_key)
    where append_key is not null`.execute(db)
}

/**
 * One index per sort order. Each also carries what the filters look at, so that a page, however deep, is found by walking
 * one index without touching a mail; and small indexes of the rare states, so that counting them costs what there is to count.
 * Unread mails need none: their folder knows their number.
 */
async function createOrders(db: AnyKysely) {
  const filtered = ['is_read', 'flag', 'is_answered', 'is_forwarded']
  const orders = {
    messages_by_arrival: ['folder_id', 'received_at', 'id'],
    messages_by_from: ['folder_id', 'from_key', 'id'],
    messages_by_subject: ['folder_id', 'subject_key', 'id'],
    messages_by_size: ['folder_id', 'size_bytes', 'id'],
  }
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema
      .createIndex(name)
      .on('messages')
      .columns([...columns, ...filtered])
      .execute()
  }
  await sql`create index messages_answered on messages (folder_id, received_at, id) where is_answered = 1`.execute(
    db,
  )
  await sql`create index messages_forwarded on messages (folder_id, received_at, id) where is_forwarded = 1`.execute(
    db,
  )
  await sql`create index messages_flagged on messages (folder_id, received_at, id, flag) where flag is not null`.execute(
    db,
  )
}

async function createTexts(db: AnyKysely) {
  await db.schema
    .createTable('message_texts')
    .addColumn('message_id', 'integer', (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('text_key', 'text')
    .addColumn('html', 'text')
    .addColumn('html_key', 'text')
    .execute()
  for (const column of ['text_key', 'html_key']) {
    await sql`create index ${sql.ref(`message_texts_${column}`)} on message_texts (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  }
}

async function createTags(db: AnyKysely) {
  await db.schema
    .createTable('tags')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('public_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addUniqueConstraint('tags_public_id', ['account_id', 'public_id'])
    .addUniqueConstraint('tags_name', ['account_id', 'name'])
    .execute()
  await db.schema
    .createTable('message_tags')
    .addColumn('message_id', 'integer', (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('tag_id', 'integer', (c) => c.notNull().references('tags.id').onDelete('cascade'))
    .addColumn('folder_id', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('message_tags_pk', ['message_id', 'tag_id'])
    .execute()
  await db.schema
    .createIndex('message_tags_list')
    .on('message_tags')
    .columns(['tag_id', 'folder_id', 'received_at', 'message_id'])
    .execute()
}

/**
 * The words of each mail, made by `searchTokens`. FTS5 keeps no copy of them (`content = ''`): the mail itself is the
 * copy. PostgreSQL keeps them in their order beside the `tsvector`: see `tsvectorIndex`.
 */
async function createSearch(db: AnyKysely) {
  if (isPostgres(db)) return createWords(db)
  await sql`create virtual table message_words using fts5(
    account, sender, subject, people, files, content,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0')`.execute(db)
}

async function createWords(db: AnyKysely) {
  let table = db.schema
    .createTable('message_words')
    .addColumn('message_id', 'bigint', (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
  for (const name of ['sender', 'subject', 'people', 'files', 'content']) {
    table = table.addColumn(name, 'text', (c) => c.notNull())
  }
  await table.addColumn('lexemes', sql`tsvector`, (c) => c.notNull()).execute()
  await sql`create index message_words_lexemes on message_words using gin (lexemes)`.execute(db)
}
