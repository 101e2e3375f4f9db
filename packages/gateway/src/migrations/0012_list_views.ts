import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { AnyKysely } from '../doors/database/columns'
import { linkKey } from '../doors/mail-store/sql/conversations/linkKey'

/** Conversations, and what people choose for their lists. @source ML-24, ML-26 */
export const listViews: Migration = {
  async up(db) {
    await addSettings(db)
    await addColumns(db)
    await createLinks(db)
    await tieOldMails(db)
    await createIndexes(db)
  },
}

async function addSettings(db: AnyKysely) {
  const table = db.schema.alterTable('user_settings')
  await table.addColumn('by_conversation', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await table.addColumn('reading_pane', 'text', (c) => c.notNull().defaultTo('tabs')).execute()
  await table.addColumn('density', 'text', (c) => c.notNull().defaultTo('comfortable')).execute()
  await table.addColumn('mark_read_seconds', 'integer', (c) => c.notNull().defaultTo(2)).execute()
  await table.addColumn('sizes', 'text', (c) => c.notNull().defaultTo('{}')).execute()
}

async function addColumns(db: AnyKysely) {
  const table = db.schema.alterTable('messages')
  await table.addColumn('conversation_id', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await table.addColumn('is_newest', 'integer', (c) => c.notNull().defaultTo(0)).execute()
}

async function createLinks(db: AnyKysely) {
  await db.schema
    .createTable('conversation_links')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('link_key', 'text', (c) => c.notNull())
    .addColumn('conversation_id', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('conversation_links_pk', ['account_id', 'link_key'])
    .execute()
  await db.schema
    .createIndex('conversation_links_conversation')
    .on('conversation_links')
    .column('conversation_id')
    .execute()
}

/**
 * By arrival: a page of conversations. By folder and conversation: their counts, and pages under a filter. By conversation
 * alone: the whole of one. By subject and time: where a mail without references belongs.
 */
async function createIndexes(db: AnyKysely) {
  await sql`create index messages_newest on messages (folder_id, received_at, id) where is_newest = 1`.execute(
    db,
  )
  const indexes = {
    messages_by_conversation: [
      ...['folder_id', 'conversation_id', 'received_at', 'id'],
      ...['is_read', 'flag', 'is_answered', 'is_forwarded'],
    ],
    messages_conversation: ['conversation_id', 'received_at', 'id', 'folder_id', 'is_newest', 'is_read'],
    messages_subject_time: ['account_id', 'subject_key', 'received_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('messages').columns(columns).execute()
  }
}

/** Mails of one statement. */
const batchSize = 1_000

interface OldMail {
  readonly id: number
  readonly account_id: number
  readonly message_id: string
  readonly details: string | null
}

/** Mails that are here already are tied by what they refer to, as far as their texts are known. */
async function tieOldMails(db: AnyKysely) {
  const conversationOf = new Map<string, number>()
  const roots = new Map<number, number>()
  const rootOf = (id: number): number => {
    let root = id
    while (roots.has(root)) root = roots.get(root)!
    return root
  }
  const ofMail = new Map<number, number>()
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const mails: OldMail[] = await db
      .selectFrom('messages')
      .leftJoin('message_texts', 'message_texts.message_id', 'messages.id')
      .select(['messages.id', 'messages.account_id', 'messages.message_id', 'message_texts.details'])
      .where('messages.id', '>', after)
      .orderBy('messages.id')
      .limit(batchSize)
      .execute()
    for (const mail of mails) {
      const keys = linksOf(mail).map((id) => `${mail.account_id} ${linkKey(id)}`)
      const found = new Set(keys.flatMap((key) => conversationOf.get(key) ?? []).map(rootOf))
      const conversation = found.size === 0 ? mail.id : Math.min(...found)
      for (const other of found) if (other !== conversation) roots.set(other, conversation)
      for (const key of keys) conversationOf.set(key, conversation)
      ofMail.set(mail.id, conversation)
    }
    if (mails.length < batchSize) break
    after = mails.at(-1)!.id
  }
  await writeConversations(
    db,
    [...ofMail].map(([id, conversation]) => [id, rootOf(conversation)]),
  )
  await writeLinks(
    db,
    [...conversationOf].map(([key, conversation]) => [key, rootOf(conversation)]),
  )
  await sql`update messages set is_newest = 1 where id in (select id from (select id, row_number() over
    (partition by folder_id, conversation_id order by received_at desc, id desc) as place from messages) newest
    where place = 1)`.execute(db)
}

interface KnownDetails {
  readonly inReplyTo?: string
  readonly references?: readonly string[]
}

function linksOf({ message_id, details }: OldMail): string[] {
  const ids = [message_id]
  try {
    const { inReplyTo = '', references = [] } = JSON.parse(details ?? '{}') as KnownDetails
    ids.push(...references.slice(-20), inReplyTo)
  } catch {
    // What cannot be read ties nothing.
  }
  return [...new Set(ids)].filter((id) => id !== '')
}

async function writeConversations(db: AnyKysely, places: readonly (readonly [number, number])[]) {
  for (let start = 0; start < places.length; start += batchSize) {
    const values = places
      .slice(start, start + batchSize)
      .map(([id, to]) => sql`(cast(${id} as bigint), cast(${to} as bigint))`)
    await sql`with places (id, conversation) as (values ${sql.join(values)})
      update messages set conversation_id = places.conversation from places where messages.id = places.id`.execute(
      db,
    )
  }
}

async function writeLinks(db: AnyKysely, links: readonly (readonly [string, number])[]) {
  for (let start = 0; start < links.length; start += batchSize) {
    const values = links.slice(start, start + batchSize).map(([key, conversation]) => {
      const [account = '', link = ''] = key.split(' ')
      return { account_id: Number(account), link_key: link, conversation_id: conversation }
    })
    await db.insertInto('conversation_links').values(values).execute()
  }
}
