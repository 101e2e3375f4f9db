import { type FolderId, sortFolders } from '@mailroom/core'
import type { FolderPage, FolderPageQuery } from '../../../MailStore'
import type { MailboxContext } from '../../MailboxContext'
import { checkFolderPage, pageOfFolders } from '../listFolderPage'
import { readFolder } from '../readFolder'

/** The character that comes after the slash: names below "a" are between "a/" and "a0". */
export const afterSlash = '0'

/** @see Mailbox.foldersInside */
export async function listFoldersInside(
  context: MailboxContext,
  id: FolderId,
  query: FolderPageQuery,
): Promise<FolderPage> {
  checkFolderPage(query)
  const { offset, limit } = query
  const outer = await readFolder(context, id)
  const inner = context.database.db
    .selectFrom('folders')
    .where('account_id', '=', context.accountId)
    .where('name', '>', `${id}/`)
    .where('name', '<', `${id}${afterSlash}`)
  // The outer one is the first of them: names like "a b" stand between "a" and what is in it.
  if (offset > 0) {
    const page = await pageOfFolders(inner, { limit, offset: offset - 1 })
    return { ...page, totalCount: page.totalCount + 1 }
  }
  const page = await pageOfFolders(inner, { limit: limit - 1, offset })
  const folders = [outer, ...page.folders]
  const totalCount = page.totalCount + 1
  return { folders: folders.length === totalCount ? sortFolders(folders) : folders, totalCount }
}
