import {
  type FolderId,
  MailroomError,
  type MessageFilter,
  type MessagePage,
  type MessageQuery,
  type MessageSort,
  showsConversations,
} from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'
import { describeConversations } from '../conversations/describeConversations'
import { pageOfConversations } from '../conversations/pageOfConversations'
import { shownFolders } from '../conversations/shownFolders'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { matchingIds } from '../search/SearchIndex'
import { tagNames } from '../tags/tagNames'
import { type FolderFilter, filterCondition, sortOrder } from './conditions'
import { countMatches } from './countMatches'
import { findHits, maxSearchHits } from './findHits'
import { pinnedFirst } from './pinnedFirst'
import { selectedSummary, type SummaryRow, toSummary } from './toSummary'

/** Longest page. */
const maxPageRows = 100

const newestFirst: MessageSort = { by: 'arrival', descending: true }
const everything: MessageFilter = { kind: 'all' }

/**
 * @see Mailbox.list
 *
 * The page's ids come from an index alone, then its rows by their ids: so the mails before the page cost a step in the
 * index each and no reading, and page 200 is about as quick as page 1.
 */
export async function listMessages(
  context: MailboxContext,
  query: MessageQuery,
  readable?: ReadonlySet<FolderId>,
): Promise<MessagePage> {
  checkPage(query)
  const { db } = context.database
  const folder = await findFolder(context, db, query.folder)
  const filter = await toFolderFilter(context, query.filter ?? everything)
  if (showsConversations(query)) {
    const shown = await shownFolders(context, db, folder.id, readable)
    return listConversations(context, folder, filter, query, shown)
  }
  const showsRecipients = folder.role === 'sent' || folder.role === 'drafts'
  const senderColumn = showsRecipients ? 'people' : 'sender'
  const matching = matchingIds(db, context.accountId, query.search ?? {}, senderColumn)

  let where: RawBuilder<unknown>
  let totalCount: number
  let hasMore = false
  if (matching === undefined) {
    where = sql`messages.folder_id = ${folder.id} and ${filterCondition(filter)}`
    totalCount = await countMatches(db, folder, filter)
  } else {
    const found = await findHits(db, folder.id, matching, filter)
    const hits = found.slice(0, maxSearchHits)
    hasMore = found.length > hits.length
    if (hits.length === 0) return { totalCount: 0, unreadCount: folder.unread_count, messages: [] }
    where = sql`messages.id in (${sql.join(hits)})`
    totalCount = hits.length
  }

  const order = sortOrder(query.sort ?? newestFirst)
  const isPinned = sql<boolean>`messages.is_pinned = 1`
  const page = await pinnedFirst(db, { rows: sql`messages where ${where}`, order, isPinned }, query)
  const { rows } = await sql<SummaryRow>`select ${selectedSummary} from
    (${page}) page join messages on messages.id = page.id order by messages.is_pinned desc, ${order}`.execute(
    db,
  )
  const tags = await tagNames(
    db,
    rows.map((row) => row.id),
  )
  return {
    totalCount,
    ...(hasMore && { hasMore }),
    unreadCount: folder.unread_count,
    messages: rows.map((row) => toSummary(folder.name, row, tags.get(row.id) ?? [])),
  }
}

/** A page whose rows are conversations. @source ML-24 */
async function listConversations(
  context: MailboxContext,
  folder: Awaited<ReturnType<typeof findFolder>>,
  filter: FolderFilter,
  query: MessageQuery,
  shown: readonly number[],
): Promise<MessagePage> {
  const { db } = context.database
  const { ids, totalCount, pinned } = await pageOfConversations(db, folder.id, filter, query)
  const order = sortOrder(query.sort ?? newestFirst)
  const { rows } = await sql<SummaryRow & { conversation_id: number }>`
    select ${selectedSummary}, messages.conversation_id
    from (${ids}) page join messages on messages.id = page.id order by ${order}`.execute(db)
  const tags = await tagNames(
    db,
    rows.map((row) => row.id),
  )
  const conversations = await describeConversations(
    db,
    rows.map((row) => row.conversation_id),
    folder.id,
    shown,
  )
  return {
    totalCount,
    mailCount: await countMatches(db, folder, filter),
    unreadCount: folder.unread_count,
    messages: rows.toSorted(pinsBefore(pinned)).map((row) => {
      const conversation = conversations.get(row.conversation_id)
      const is_pinned = pinned.has(row.conversation_id) ? 1 : 0
      const summary = toSummary(folder.name, { ...row, is_pinned }, tags.get(row.id) ?? [])
      return { ...summary, ...(conversation && { conversation }) }
    }),
  }
}

const pinsBefore =
  (pinned: ReadonlySet<number>) =>
  (a: { readonly conversation_id: number }, b: { readonly conversation_id: number }) =>
    Number(pinned.has(b.conversation_id)) - Number(pinned.has(a.conversation_id))

/** Refuses an impossible page. */
export function checkPage(
  { offset, limit }: Pick<MessageQuery, 'offset' | 'limit'>,
  mostRows = maxPageRows,
): void {
  const isPage = Number.isSafeInteger(offset) && offset >= 0 && Number.isSafeInteger(limit)
  if (isPage && limit >= 1 && limit <= mostRows) return
  throw new MailroomError('invalid', `A page has 1 to ${mostRows} rows and begins at a whole number of rows.`)
}

/** A filter with the row of its tag. */
export async function toFolderFilter(context: MailboxContext, filter: MessageFilter): Promise<FolderFilter> {
  if (filter.kind !== 'tag') return { filter }
  const tag = await context.database.db
    .selectFrom('tags')
    .select('id')
    .where('account_id', '=', context.accountId)
    .where('name', '=', filter.tag)
    .executeTakeFirst()
  return tag === undefined ? { filter } : { filter, tagId: tag.id }
}
