import type { FolderId, SearchConditions } from '@mailroom/core'
import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../../database/columns'
import type { Executor } from '../../../database/Database'
import { noSuchFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'

/** So many are named one by one, so that the database can look into the index of each. */
export const maxNamedFolders = 50

/** A folder that a search may look into. */
export interface SearchedFolder {
  readonly id: number
  readonly name: string
}

/** The folders that a search looks into. */
export interface SearchedFolders {
  /** As a condition on `folders`. */
  readonly condition: RawBuilder<boolean>
  /** All of them; undefined for thousands, which cost more to read than what is found in them. */
  readonly named: readonly SearchedFolder[] | undefined
}

/**
 * The folders that a search looks into: the one that is asked for, else all but spam and trash, or all. This is the one
 * place that says so: a folder that may not be read is to be left out here.
 *
 * @param mayRead those that may be read; undefined for all
 * @throws MailroomError `notFound` for a folder that is not there
 */
export async function searchedFolders(
  context: MailboxContext,
  { folder, isEverywhere }: Pick<SearchConditions, 'folder' | 'isEverywhere'>,
  mayRead: ReadonlySet<FolderId> | undefined,
): Promise<SearchedFolders> {
  const { db } = context.database
  const conditions = [
    sql`folders.account_id = ${context.accountId}`,
    folder !== undefined && sql`folders.name = ${folder}`,
    folder === undefined && isEverywhere !== true && notThrownAway,
    mayRead !== undefined && isNamed(db, mayRead),
  ].filter((condition) => condition !== false)
  const condition = sql<boolean>`${sql.join(conditions, sql` and `)}`
  const named = await db
    .selectFrom('folders')
    .select(['id', 'name'])
    .where(condition)
    .limit(maxNamedFolders + 1)
    .execute()
  if (folder !== undefined && named.length === 0) throw noSuchFolder()
  return { condition, named: named.length > maxNamedFolders ? undefined : named }
}

const notThrownAway = sql`(folders.role is null or folders.role not in ('spam', 'trash'))`

/** Thousands of names are one value: each with its own place in the statement took longer to read than to use. */
function isNamed(executor: Executor, names: ReadonlySet<FolderId>): RawBuilder<unknown> {
  const all = JSON.stringify([...names])
  return isPostgres(executor)
    ? sql`folders.name in (select value from json_array_elements_text(${all}::json))`
    : sql`folders.name in (select value from json_each(${all}))`
}

/** Mails of these folders, as a condition on `messages`. @param folders at least one */
export const inFolders = ({ condition, named }: SearchedFolders): RawBuilder<boolean> =>
  named === undefined
    ? sql`exists (select 1 from folders where folders.id = messages.folder_id and ${condition})`
    : sql`messages.folder_id in (${sql.join(named.map(({ id }) => id))})`

/** Names of some of them; one that is not among them, or no longer, has none. */
export async function namesOf(
  executor: Executor,
  { condition, named }: SearchedFolders,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map()
  const rows =
    named ??
    (await executor
      .selectFrom('folders')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .where(condition)
      .execute())
  return new Map(rows.map(({ id, name }) => [id, name]))
}
