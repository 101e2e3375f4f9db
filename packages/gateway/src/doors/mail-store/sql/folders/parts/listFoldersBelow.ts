import type { FolderId } from '@mailroom/core'
import { listed, valuesOf } from '../../../../database/listed'
import type { FolderPage, FolderPageQuery } from '../../../MailStore'
import { checkFolderPage, pageOfFolders } from '../listFolderPage'
import type { OwnFolders } from '../listFolders'
import { hasBelow, missingPaths, pathAbove } from './pathAbove'

/** @see Mailbox.foldersBelow */
export async function listFoldersBelow(
  context: OwnFolders,
  parent: FolderId | undefined,
  query: FolderPageQuery,
): Promise<FolderPage> {
  checkFolderPage(query)
  const { database, accountId } = context
  const own = database.db.selectFrom('folders').where('account_id', '=', accountId)
  if (parent === undefined) {
    const paths = ['', ...(await missingPaths(context))]
    // One path by itself: its folders stand in the index in their order.
    const top =
      paths.length === 1
        ? own.where(pathAbove('name'), '=', '')
        : own.where(
            pathAbove('name'),
            'in',
            valuesOf<string>(database.db, listed(database.db, paths), 'text'),
          )
    return pageOfFolders(top, query, hasBelow)
  }
  const below = own
    .where(pathAbove('name'), '=', `${parent}/`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('folders as above')
          .select('above.id')
          .where('above.account_id', '=', accountId)
          .where('above.name', '=', parent),
      ),
    )
  return pageOfFolders(below, query, hasBelow)
}
