import { sortFolders } from '@mailroom/core'
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../../database/tables/Tables'
import type { FolderPage, FolderPageQuery } from '../../MailStore'
import { checkPage } from '../list/listMessages'
import { folderColumns, type OwnFolders, toFolder } from './listFolders'

/** Longest page. */
const maxPageFolders = 1000

/** @throws MailroomError `invalid` */
export const checkFolderPage = (query: FolderPageQuery): void => checkPage(query, maxPageFolders)

/** @see Mailbox.folderPage */
export async function listFolderPage(
  { database, accountId }: OwnFolders,
  query: FolderPageQuery,
): Promise<FolderPage> {
  checkFolderPage(query)
  return pageOfFolders(database.db.selectFrom('folders').where('account_id', '=', accountId), query)
}

/**
 * A page of some folders: in the order of all where it has them all, else by their ids.
 *
 * @param hasMore what says that others are below one
 */
export async function pageOfFolders(
  some: SelectQueryBuilder<Tables, 'folders', object>,
  { offset, limit }: FolderPageQuery,
  hasMore?: RawBuilder<SqlBool>,
): Promise<FolderPage> {
  const rows = await some
    .select(folderColumns)
    .$if(hasMore !== undefined, (query) => query.select(hasMore!.as('has_more')))
    .orderBy('name')
    .limit(limit)
    .offset(offset)
    .execute()
  const folders = rows.map(toFolder)
  if (offset === 0 && rows.length < limit) return { folders: sortFolders(folders), totalCount: rows.length }
  const { count } = await some.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { folders, totalCount: count }
}
