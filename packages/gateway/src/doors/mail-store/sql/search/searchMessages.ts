import {
  isEmptySearch,
  MailroomError,
  type MessageSort,
  type SearchConditions,
  type SearchPage,
  type SearchQuery,
} from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/Database'
import { sortOrder } from '../list/conditions'
import { maxSearchHits } from '../list/findHits'
import { checkPage, toFolderFilter } from '../list/listMessages'
import { selectedSummary, type SummaryRow, toSummary } from '../list/toSummary'
import type { SearchOptions } from '../../MailStore'
import type { MailboxContext } from '../MailboxContext'
import { tagNames } from '../tags/tagNames'
import { onlyCopied } from './onlyCopied'
import { searchConditions } from './searchConditions'
import { namesOf, type SearchedFolders, searchedFolders } from './searchedFolders'
import { matchingConditions } from './SearchIndex'

const newestFirst: MessageSort = { by: 'arrival', descending: true }

/** The order of reminders. */
const soonestFirst = sql`messages.follow_up_at, messages.id`

/** @see Mailbox.search */
export async function searchMessages(
  context: MailboxContext,
  query: SearchQuery,
  { readable }: SearchOptions = {},
): Promise<SearchPage> {
  checkSearch(query)
  const folders = await searchedFolders(context, query.conditions, readable)
  return pageOfHits(context, query, folders, await findEverywhere(context, query, folders))
}

/** Refuses an impossible page, and a search for nothing. */
export function checkSearch(query: SearchQuery): void {
  checkPage(query)
  if (isEmptySearch(query.conditions)) {
    throw new MailroomError('invalid', 'A search has to ask for something: words, a person, a folder, a day.')
  }
}

/** The ids of the mails that match in these folders, newest first. One more than are counted says that there are others. */
export async function findEverywhere(
  context: MailboxContext,
  query: SearchQuery,
  folders: SearchedFolders,
): Promise<number[]> {
  const { db } = context.database
  const from = await matches(context, query, folders)
  if (from === undefined) return []
  const ids = await newestIds(db, from)
  const { copied } = query.conditions
  return copied === undefined ? ids : onlyCopied(db, ids, copied)
}

/** The rows that match, as tables and conditions over `messages`; undefined when there can be none. */
export async function matches(
  context: MailboxContext,
  { conditions, filter = { kind: 'all' } }: SearchQuery,
  folders: SearchedFolders,
): Promise<RawBuilder<unknown> | undefined> {
  if (folders.named?.length === 0) return undefined
  const wanted = await searchConditions(context, conditions, folders, await toFolderFilter(context, filter))
  if (wanted === undefined) return undefined
  const matching = matchingConditions(context.database.db, context.accountId, conditions)
  // The words first: a cross join is not turned around.
  return matching === undefined
    ? sql`messages where ${wanted}`
    : sql`(${matching}) hits cross join messages where messages.id = hits.id and ${wanted}`
}

/** The newest ids of some rows; one more than are counted. @param from tables and conditions over `messages` */
export async function newestIds(executor: Executor, from: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await newestFirstOf(from).execute(executor)
  return rows.map((row) => row.id)
}

/** The statement for that. */
export const newestFirstOf = (from: RawBuilder<unknown>) =>
  sql<{ id: number }>`select messages.id from ${from}
    order by messages.received_at desc, messages.id desc limit ${maxSearchHits + 1}`

/** A page of the mails that were found. @param found newest first */
export async function pageOfHits(
  context: MailboxContext,
  { conditions, offset, limit, sort }: SearchQuery,
  folders: SearchedFolders,
  found: readonly number[],
): Promise<SearchPage> {
  const hits = found.slice(0, maxSearchHits)
  const answer = { totalCount: hits.length, hasMore: found.length > hits.length, isIndexing: false }
  if (hits.length === 0) return { ...answer, messages: [] }
  const { db } = context.database
  const order = sort || !conditions.isFollowUp ? sortOrder(sort ?? newestFirst) : soonestFirst
  // In the order in which they were found, the others need not be looked at.
  const isInOrder = sort === undefined && !conditions.isFollowUp
  const candidates = isInOrder ? hits.slice(offset, offset + limit) : hits
  if (candidates.length === 0) return { ...answer, messages: [] }
  const { rows } = await sql<SummaryRow & { folder_id: number }>`
    select ${selectedSummary}, messages.folder_id from messages
    where messages.id in (${sql.join(candidates)})
    order by ${order} limit ${limit} offset ${isInOrder ? 0 : offset}`.execute(db)
  const tags = await tagNames(
    db,
    rows.map((row) => row.id),
  )
  const nameOf = await namesOf(db, folders, new Set(rows.map((row) => row.folder_id)))
  return {
    ...answer,
    // One that was moved out of these folders a moment ago has no name here.
    messages: rows.flatMap((row) => {
      const name = nameOf.get(row.folder_id)
      return name === undefined ? [] : [toSummary(name, row, tags.get(row.id) ?? [])]
    }),
  }
}

/** Whether words are looked for that only the texts of mails tell. */
export const needsTexts = ({ text, content, attachment, without, copied }: SearchConditions): boolean =>
  [text, content, attachment, without, copied].some((words) => words !== undefined && words.trim() !== '')
