import { sql } from 'kysely'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { listed, type Listed, valuesOf } from '../../../database/listed'
import { chunks } from '../change/selectMails'

/** Conversations of one statement. */
const maxConversations = 2_000

const newer = sql`select 1 from messages newer
  where newer.folder_id = messages.folder_id and newer.conversation_id = messages.conversation_id
  and (newer.received_at, newer.id) > (messages.received_at, messages.id)`

/**
 * Marks the newest mail of each conversation in each folder, and no other, in the caller's transaction: to be called
 * for the conversations of mails that came, went or moved. Writes what differs, and nothing else.
 */
export async function settleNewest(trx: Executor, conversations: readonly number[]): Promise<void> {
  if (conversations.length === 0) return
  const those = { conversations: listed(trx, conversations) }
  await unmarkOlder(trx, those)
  await markNewest(trx, those)
}

/** Some conversations, as a statement takes them. */
interface Those {
  readonly conversations: Listed
}

const unmarkOlder = compileOnce(
  (trx, { conversations }: Those) => sql`update messages set is_newest = 0
    where conversation_id in ${valuesOf<number>(trx, conversations, 'bigint')}
    and is_newest = 1 and exists (${newer})`,
)

const markNewest = compileOnce(
  (trx, { conversations }: Those) => sql`update messages set is_newest = 1
    where conversation_id in ${valuesOf<number>(trx, conversations, 'bigint')}
    and is_newest = 0 and not exists (${newer})`,
)

/** The conversations of some mails, to be settled once they are elsewhere. */
export async function conversationsOf(trx: Executor, messageIds: readonly number[]): Promise<number[]> {
  const conversations = new Set<number>()
  for (const some of chunks(messageIds, maxConversations)) {
    const rows = await trx
      .selectFrom('messages')
      .select('conversation_id')
      .distinct()
      .where('id', 'in', some)
      .execute()
    for (const row of rows) conversations.add(row.conversation_id)
  }
  return [...conversations]
}

/** Settles conversations that lost mails, and forgets the links of those that lost the last one. */
export async function settleAfterLoss(trx: Executor, conversations: readonly number[]): Promise<void> {
  await settleNewest(trx, conversations)
  for (const some of chunks(conversations, maxConversations)) {
    await sql`delete from conversation_links where conversation_id in (${sql.join(some)}) and not exists
      (select 1 from messages where messages.conversation_id = conversation_links.conversation_id)`.execute(
      trx,
    )
  }
}
