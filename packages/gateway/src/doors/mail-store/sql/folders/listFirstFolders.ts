import { type Folder, type FolderId, sortFolders } from '@mailroom/core'
import { sql } from 'kysely'
import type { FirstFolders } from '../../MailStore'
import { firstFolders, mostAtFirst } from './firstFolders'
import { folderColumns, listFolders, type OwnFolders, toFolder } from './listFolders'

/** A folder at the top of the tree. */
interface Top {
  readonly folder: Folder
  /** There are others below it. */
  readonly isBranch: boolean
}

/**
 * The folders that a page shows at first, without a look at the rows of all others. A folder whose parent is missing may come
 * with the others only, where it would stand on the first screen.
 *
 * @see Mailbox.firstFolders
 */
export async function listFirstFolders(
  context: OwnFolders,
  shown: FolderId | undefined,
): Promise<FirstFolders> {
  const few = await ownFolders(context)
    .limit(mostAtFirst + 1)
    .execute()
  if (few.length <= mostAtFirst) return { folders: sortFolders(few.map(toFolder)), hasMore: false }
  const tops = await topFolders(context)
  const leading = await leadingFolders(context, tops.slice(0, mostAtFirst))
  const found = [...tops.map(({ folder }) => folder), ...leading]
  const candidates = new Map(found.map((folder) => [folder.id, folder]))
  const folders = firstFolders(sortFolders([...candidates.values()]), shown)
  if (folders === undefined) return { folders: await listFolders(context), hasMore: false }
  const others = await ownFolders(context).limit(1).offset(folders.length).execute()
  return { folders, hasMore: others.length > 0 }
}

const ownFolders = ({ database, accountId }: OwnFolders) =>
  database.db.selectFrom('folders').select(folderColumns).where('account_id', '=', accountId)

/** The top of the tree in its order. Those with a role are among them wherever they stand. */
async function topFolders(context: OwnFolders): Promise<readonly Top[]> {
  const rows = await ownFolders(context)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('folders as any')
          .select('any.id')
          .whereRef('any.account_id', '=', 'folders.account_id')
          .where(isBelow('any.name', 'folders.name')),
      ).as('is_branch'),
    )
    .where(isTop)
    .execute()
  const branches = new Set(rows.flatMap(({ name, is_branch }) => (is_branch ? [name] : [])))
  return sortFolders(rows.map(toFolder)).map((folder) => ({ folder, isBranch: branches.has(folder.id) }))
}

/** What is below the first folders of the top, as far as it fills the first screen. */
async function leadingFolders(context: OwnFolders, tops: readonly Top[]): Promise<readonly Folder[]> {
  const found: Folder[] = []
  // Few branches fill it mostly, and small ones are asked for by the dozen.
  for (let at = 0, count = 1; at < tops.length && at + found.length < mostAtFirst; count *= 2) {
    const branches: FolderId[] = []
    for (; at < tops.length && branches.length < count && at + found.length < mostAtFirst; at += 1) {
      const { folder, isBranch } = tops[at]!
      if (isBranch) branches.push(folder.id)
    }
    if (branches.length > 0) found.push(...(await foldersBelow(context, branches)))
  }
  return found
}

/** Each branch names the account: the planner looks for each in the index then, and else through all folders. */
async function foldersBelow(
  { database, accountId }: OwnFolders,
  branches: readonly FolderId[],
): Promise<readonly Folder[]> {
  const rows = await database.db
    .selectFrom('folders')
    .select(folderColumns)
    .where((eb) =>
      eb.or(
        branches.map((id) =>
          eb.and([
            eb('account_id', '=', accountId),
            eb('name', '>', `${id}/`),
            eb('name', '<', `${id}${afterSlash}`),
          ]),
        ),
      ),
    )
    .execute()
  return rows.map(toFolder)
}

/** As the index `folders_top` says it. */
const isTop = sql<boolean>`(length("name") - length(replace("name", '/', '')) = 0 or "role" is not null)`

/** The character that comes after the slash: names below "a" are between "a/" and "a0". */
const afterSlash = '0'

const isBelow = (name: string, top: string) =>
  sql<boolean>`${sql.ref(name)} > ${sql.ref(top)} || '/' and ${sql.ref(name)} < ${sql.ref(top)} || ${sql.lit(afterSlash)}`
