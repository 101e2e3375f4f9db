import { sortFolders } from '@mailroom/core'
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import type { Tables } from '../../../database/tables/Tables'
import type { FolderPage, FolderPageQuery } from '../../MailStore'
import { checkPage } from '../list/listMessages'
import { folderColumns, type OwnFolders, toFolder } from './listFolders'

/** Longest page. */
const maxPageFolders = 1000

/** @throws MailroomError `invalid` */
export const checkFolderPage = (query: FolderPageQuery): void => checkPage(query, maxPageFolders)

/** Whose folders are asked for, as a statement takes it. */
export interface Own {
  readonly accountId: number
}

/** Some folders of somebody, written down once. */
type Choose<Values> = (executor: Executor, values: Values) => SelectQueryBuilder<Tables, 'folders', object>

/**
 * Pages of some folders, by their ids.
 *
 * @param hasMore what says that others are below one
 */
export function pagesOf<Values extends Own>(
  choose: Choose<Values>,
  hasMore?: (values: Values) => RawBuilder<SqlBool>,
) {
  const page = compileOnce((db, values: Values & FolderPageQuery) =>
    choose(db, values)
      .select(folderColumns)
      .$if(hasMore !== undefined, (query) => query.select(hasMore!(values).as('has_more')))
      .orderBy('name')
      .limit(values.limit)
      .offset(values.offset),
  )
  const counted = compileOnce((db, values: Values) =>
    choose(db, values).select(({ fn }) => fn.countAll<number>().as('count')),
  )
  return async (db: Executor, values: Values, { offset, limit }: FolderPageQuery): Promise<FolderPage> => {
    const rows = await page(db, { ...values, offset, limit })
    const folders = rows.map(toFolder)
    if (offset === 0 && rows.length < limit) return { folders, totalCount: rows.length }
    const [{ count } = { count: 0 }] = await counted(db, values)
    return { folders, totalCount: count }
  }
}

/** Those of one account. */
export const ownFolders = (db: Executor, { accountId }: Own) =>
  db.selectFrom('folders').where('account_id', '=', accountId)

const pageOfAll = pagesOf(ownFolders)

/** @see Mailbox.folderPage */
export async function listFolderPage(
  { database, accountId }: OwnFolders,
  query: FolderPageQuery,
): Promise<FolderPage> {
  checkFolderPage(query)
  const page = await pageOfAll(database.db, { accountId }, query)
  const isWhole = page.folders.length === page.totalCount
  return isWhole ? { ...page, folders: sortFolders(page.folders) } : page
}
