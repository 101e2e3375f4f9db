import { searchBytes, searchTimes, type SearchConditions } from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'
import { type FolderFilter, filterCondition } from '../list/conditions'
import type { MailboxContext } from '../MailboxContext'
import { inFolders, type SearchedFolders } from './searchedFolders'

/**
 * All that a search asks for beside words, as a condition on `messages`.
 *
 * @param folders at least one
 * @returns       undefined when no mail can match: a tag is asked for that does not exist
 */
export async function searchConditions(
  context: MailboxContext,
  given: SearchConditions,
  folders: SearchedFolders,
  filter: FolderFilter,
): Promise<RawBuilder<boolean> | undefined> {
  const tagIds = await idsOfTags(context, given.tags ?? [])
  if (tagIds === undefined) return undefined
  const times = searchTimes(given, context.now())
  const bytes = searchBytes(given)
  const bit = (value: boolean) => sql.lit(value ? 1 : 0)
  const conditions = [
    sql<boolean>`messages.account_id = ${context.accountId}`,
    inFolders(folders),
    times.from !== undefined && sql<boolean>`messages.received_at >= ${times.from}`,
    times.before !== undefined && sql<boolean>`messages.received_at < ${times.before}`,
    bytes.atLeast !== undefined && sql<boolean>`messages.size_bytes >= ${bytes.atLeast}`,
    bytes.atMost !== undefined && sql<boolean>`messages.size_bytes <= ${bytes.atMost}`,
    given.isRead !== undefined && sql<boolean>`messages.is_read = ${bit(given.isRead)}`,
    given.isAnswered !== undefined && sql<boolean>`messages.is_answered = ${bit(given.isAnswered)}`,
    given.hasAttachments !== undefined &&
      sql<boolean>`messages.has_attachments = ${bit(given.hasAttachments)}`,
    given.isFlagged === true && sql<boolean>`messages.flag is not null`,
    given.isFlagged === false && sql<boolean>`messages.flag is null`,
    given.isFollowUp === true &&
      // Of the few that there are, by their own index, so that no folder is gone through for them.
      sql<boolean>`messages.id in (select id from messages
        where account_id = ${context.accountId} and follow_up_at is not null)`,
    given.isFollowUp === false && sql<boolean>`messages.follow_up_at is null`,
    ...tagIds.map((tagId) => filterCondition({ filter: { kind: 'tag', tag: '' }, tagId })),
    filterCondition(filter),
  ].filter((condition) => condition !== false)
  return sql`${sql.join(conditions, sql` and `)}`
}

async function idsOfTags(
  { database, accountId }: MailboxContext,
  names: readonly string[],
): Promise<number[] | undefined> {
  if (names.length === 0) return []
  const rows = await database.db
    .selectFrom('tags')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', 'in', names)
    .execute()
  return rows.length === new Set(names).size ? rows.map(({ id }) => id) : undefined
}
