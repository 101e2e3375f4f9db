import type { FolderId } from '@mailroom/core'
import { sql } from 'kysely'
import { type Listed, listed, valuesOf } from '../../../../database/listed'
import type { FolderPage, FolderPageQuery } from '../../../MailStore'
import { checkFolderPage, type Own, ownFolders, pagesOf } from '../listFolderPage'
import type { OwnFolders } from '../listFolders'
import { afterSlash } from './listFoldersInside'
import { hasBelow, missingPaths, pathAbove } from './pathAbove'

/** @see Mailbox.foldersBelow */
export async function listFoldersBelow(
  context: OwnFolders,
  parent: FolderId | undefined,
  query: FolderPageQuery,
): Promise<FolderPage> {
  checkFolderPage(query)
  const { accountId } = context
  const { db } = context.database
  if (parent !== undefined) {
    const path = `${parent}/`
    return below(db, { accountId, parent, path, end: `${parent}${afterSlash}` }, query)
  }
  const missing = await missingPaths(context)
  return missing.length === 0
    ? top(db, { accountId }, query)
    : directlyIn(db, { accountId, paths: listed(db, ['', ...missing]) }, query)
}

interface Below extends Own {
  readonly parent: FolderId
  readonly path: string
  /** What all paths in it are before. */
  readonly end: string
}

const below = pagesOf(
  (db, values: Below) =>
    ownFolders(db, values)
      .where(pathAbove('name'), '=', values.path)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('folders as above')
            .select('above.id')
            .where('above.account_id', '=', values.accountId)
            .where('above.name', '=', values.parent),
        ),
      ),
  // Mostly nothing is below any of them, which one look tells.
  ({ accountId, path, end }) => sql`case when exists (select 1 from folders deeper
    where deeper.account_id = ${accountId} and ${pathAbove('deeper.name')} > ${path} and ${pathAbove('deeper.name')} < ${end})
    then ${hasBelow} else false end`,
)

/** One path by itself: its folders stand in the index in their order. */
const top = pagesOf(
  (db, values: Own) => ownFolders(db, values).where(pathAbove('name'), '=', ''),
  () => hasBelow,
)

const directlyIn = pagesOf(
  (db, values: Own & { readonly paths: Listed }) =>
    ownFolders(db, values).where(pathAbove('name'), 'in', valuesOf<string>(db, values.paths, 'text')),
  () => hasBelow,
)
