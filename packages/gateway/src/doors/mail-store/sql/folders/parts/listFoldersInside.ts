import type { FolderId } from '@mailroom/core'
import type { FolderPage, FolderPageQuery } from '../../../MailStore'
import type { MailboxContext } from '../../MailboxContext'
import { checkFolderPage, type Own, ownFolders, pagesOf } from '../listFolderPage'
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
  const { accountId, database } = context
  const inner = { accountId, after: `${id}/`, before: `${id}${afterSlash}` }
  // The outer one is the first of them: names like "a b" stand between "a" and what is in it.
  if (offset > 0) {
    const page = await between(database.db, inner, { limit, offset: offset - 1 })
    return { ...page, totalCount: page.totalCount + 1 }
  }
  const page = await between(database.db, inner, { limit: limit - 1, offset })
  return { folders: [outer, ...page.folders], totalCount: page.totalCount + 1 }
}

interface Between extends Own {
  readonly after: string
  readonly before: string
}

const between = pagesOf((db, values: Between) =>
  ownFolders(db, values).where('name', '>', values.after).where('name', '<', values.before),
)
