import type { MessageQuery } from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/Database'
import { type FolderFilter, filterCondition } from '../list/conditions'
import { pinnedFirst } from '../list/pinnedFirst'

/** Which rows a page of conversations has: in each the newest mail of its conversation that the filter shows. */
export interface ConversationRows {
  /** A query of their ids, in no order. */
  readonly ids: RawBuilder<unknown>
  /** Conversations over all pages. */
  readonly totalCount: number
  /** Conversations of which a mail in the folder is pinned: these stand first. */
  readonly pinned: ReadonlySet<number>
}

/**
 * The rows of a page. Without a filter the newest mails are marked, so that the page is found by walking one index
 * like any other; with one they are looked for among the mails that it shows.
 */
export async function pageOfConversations(
  executor: Executor,
  folderId: number,
  { filter: chosen, tagId }: FolderFilter,
  { sort, limit, offset }: MessageQuery,
): Promise<ConversationRows> {
  const direction = sort?.descending === false ? sql`asc` : sql`desc`
  const order = sql`received_at ${direction}, id ${direction}`
  const pinned = await pinnedConversations(executor, folderId)
  const isPinned = pinned.size === 0 ? undefined : sql<boolean>`conversation_id in (${sql.join([...pinned])})`
  const ids = (rows: RawBuilder<unknown>) =>
    pinnedFirst(executor, { rows, order, ...(isPinned && { isPinned }) }, { limit, offset })
  const inFolder = sql`messages where folder_id = ${folderId}`
  if (chosen.kind === 'all') {
    return {
      pinned,
      ids: await ids(sql`${inFolder} and is_newest = 1`),
      totalCount: await count(executor, sql`select count(*) as count from ${inFolder} and is_newest = 1`),
    }
  }
  const shown = sql`${inFolder} and ${filterCondition({ filter: chosen, ...(tagId !== undefined && { tagId }) })}`
  const places = sql`select id, received_at, conversation_id, row_number() over
    (partition by conversation_id order by received_at desc, id desc) as place from ${shown}`
  return {
    pinned,
    ids: await ids(sql`(${places}) newest where place = 1`),
    totalCount: await count(executor, sql`select count(distinct conversation_id) as count from ${shown}`),
  }
}

async function pinnedConversations(executor: Executor, folderId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ conversation_id: number }>`select distinct conversation_id from messages
    where folder_id = ${folderId} and is_pinned = 1`.execute(executor)
  return new Set(rows.map((row) => row.conversation_id))
}

async function count(executor: Executor, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${query}`.execute(executor)
  return rows[0]?.count ?? 0
}
