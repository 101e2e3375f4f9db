import type { FolderId, SearchConditions } from '@mailroom/core'
import { noSuchFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'

/** A folder that a search may look into. */
export interface SearchedFolder {
  readonly id: number
  readonly name: string
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
): Promise<readonly SearchedFolder[]> {
  const rows = await context.database.db
    .selectFrom('folders')
    .select(['id', 'name', 'role'])
    .where('account_id', '=', context.accountId)
    .execute()
  const readable = rows.filter(({ name }) => mayRead?.has(name) !== false)
  if (folder === undefined) {
    return readable.filter(({ role }) => isEverywhere === true || (role !== 'spam' && role !== 'trash'))
  }
  const asked = readable.filter(({ name }) => name === folder)
  if (asked.length === 0) throw noSuchFolder()
  return asked
}
