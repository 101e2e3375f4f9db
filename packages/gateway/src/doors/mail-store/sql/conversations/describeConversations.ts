import { addressKey, type Address, type ConversationSummary } from '@mailroom/core'
import { sql } from 'kysely'
import type { Executor } from '../../../database/Database'

/** The newest mails of a conversation whose writers a row names. */
const maxMails = 30

/** People that a row names. */
const maxPeople = 10

/** What rows say of their conversations, by the conversation. */
export async function describeConversations(
  executor: Executor,
  conversations: readonly number[],
  folderId: number,
  folders: readonly number[],
): Promise<ReadonlyMap<number, ConversationSummary>> {
  if (conversations.length === 0) return new Map()
  const here = await countInFolder(executor, conversations, folderId)
  const writers = await newestWriters(executor, conversations, folders)
  return new Map(
    conversations.map((id) => {
      const mails = writers.get(id) ?? []
      return [
        id,
        {
          mailCount: mails[0]?.total ?? 0,
          folderMailCount: here.get(id)?.total ?? 0,
          unreadCount: here.get(id)?.unread ?? 0,
          people: peopleOf(mails),
        },
      ]
    }),
  )
}

interface Count {
  readonly id: number
  readonly total: number
  readonly unread: number
}

async function countInFolder(executor: Executor, conversations: readonly number[], folderId: number) {
  const { rows } = await sql<Count>`
    select conversation_id as id, count(*) as total, sum(1 - is_read) as unread from messages
    where folder_id = ${folderId} and conversation_id in (${sql.join(conversations)})
    group by conversation_id`.execute(executor)
  return new Map(rows.map((row) => [row.id, row]))
}

interface Writer {
  readonly id: number
  readonly total: number
  readonly name: string
  readonly address: string
}

/** Newest first. The index alone tells which mails they are, so a conversation of thousands reads thirty. */
async function newestWriters(
  executor: Executor,
  conversations: readonly number[],
  folders: readonly number[],
): Promise<Map<number, Writer[]>> {
  const { rows } = await sql<Writer>`
    select messages.conversation_id as id, page.total, from_name as name, from_address as address
    from (select id, row_number() over (partition by conversation_id order by received_at desc, id desc) as place,
      count(*) over (partition by conversation_id) as total from messages
      where conversation_id in (${sql.join(conversations)}) and folder_id in (${sql.join(folders)})) page
    join messages on messages.id = page.id where page.place <= ${maxMails} order by page.place`.execute(
    executor,
  )
  return Map.groupBy(rows, (row) => row.id)
}

function peopleOf(mails: readonly Writer[]): Address[] {
  const people = new Map<string, Address>()
  for (const { name, address } of mails) {
    const key = addressKey(address)
    if (people.size < maxPeople && !people.has(key)) people.set(key, { name, address })
  }
  return [...people.values()].toReversed()
}
