import { sortFolders } from '@mailroom/core'
import type { FolderPage, FolderPageQuery } from '../../MailStore'
import { checkPage } from '../list/listMessages'
import { folderColumns, type OwnFolders, toFolder } from './listFolders'

/** Longest page. */
const maxPageFolders = 1000

/** @see Mailbox.folderPage */
export async function listFolderPage(
  { database, accountId }: OwnFolders,
  query: FolderPageQuery,
): Promise<FolderPage> {
  checkPage(query, maxPageFolders)
  const { offset, limit } = query
  const own = database.db.selectFrom('folders').where('account_id', '=', accountId)
  const rows = await own.select(folderColumns).orderBy('name').limit(limit).offset(offset).execute()
  const folders = rows.map(toFolder)
  if (offset === 0 && rows.length < limit) return { folders: sortFolders(folders), totalCount: rows.length }
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { folders, totalCount: count }
}
