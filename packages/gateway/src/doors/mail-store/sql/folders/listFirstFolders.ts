import type { Folder, FolderId } from '@mailroom/core'
import { sql } from 'kysely'
import type { FirstFolders } from '../../MailStore'
import { firstFolders, mostAtFirst } from './firstFolders'
import { listFolders, type OwnFolders, toFolder } from './listFolders'
import { sortFolders } from './sortFolders'

/** A folder at the top of the tree, and one that is directly below it. */
interface Top {
  readonly folder: Folder
  readonly child: FolderId | undefined
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
  const shownTops = tops.slice(0, mostAtFirst)
  const children = await foldersNamed(
    context,
    shownTops.flatMap(({ child }) => child ?? []),
  )
  const leading = await leadingFolders(context, shownTops)
  const candidates = new Map(
    [...tops.map(({ folder }) => folder), ...children, ...leading].map((folder) => [folder.id, folder]),
  )
  const folders = firstFolders(sortFolders([...candidates.values()]), shown)
  if (folders === undefined) return { folders: await listFolders(context), hasMore: false }
  const others = await ownFolders(context).limit(1).offset(folders.length).execute()
  return { folders, hasMore: others.length > 0 }
}

const ownFolders = ({ database, accountId }: OwnFolders) =>
  database.db
    .selectFrom('folders')
    .select(['name', 'role', 'total_count', 'unread_count'])
    .where('account_id', '=', accountId)

/** The top of the tree in its order. Those with a role are among them wherever they stand. */
async function topFolders(context: OwnFolders): Promise<readonly Top[]> {
  const rows = await ownFolders(context)
    .select(({ selectFrom }) =>
      selectFrom('folders as any')
        .select('any.name')
        .whereRef('any.account_id', '=', 'folders.account_id')
        .where(isBelow('any.name', 'folders.name'))
        .where(sql<boolean>`substr("any"."name", length("folders"."name") + 2) not like '%/%'`)
        .orderBy('any.name')
        .limit(1)
        .as('child'),
    )
    .where(isTop)
    .execute()
  const children = new Map(rows.map(({ name, child }) => [name, child ?? undefined]))
  return sortFolders(rows.map(toFolder)).map((folder) => ({ folder, child: children.get(folder.id) }))
}

/** What is below the first folders of the top, as far as it fills the first screen. */
async function leadingFolders(context: OwnFolders, tops: readonly Top[]): Promise<readonly Folder[]> {
  const found: Folder[] = []
  // Few branches fill it mostly, and small ones are asked for by the dozen.
  for (let at = 0, count = 1; at < tops.length && at + found.length < mostAtFirst; count *= 2) {
    const branches: FolderId[] = []
    for (; at < tops.length && branches.length < count && at + found.length < mostAtFirst; at += 1) {
      const { folder, child } = tops[at]!
      if (child !== undefined) branches.push(folder.id)
    }
    found.push(...(await foldersBelow(context, branches)))
  }
  return found
}

async function foldersNamed(context: OwnFolders, names: readonly FolderId[]): Promise<readonly Folder[]> {
  if (names.length === 0) return []
  const rows = await ownFolders(context).where('name', 'in', names).execute()
  return rows.map(toFolder)
}

async function foldersBelow(context: OwnFolders, branches: readonly FolderId[]): Promise<readonly Folder[]> {
  if (branches.length === 0) return []
  const rows = await ownFolders(context)
    .where((eb) =>
      eb.or(branches.map((id) => eb.and([eb('name', '>', `${id}/`), eb('name', '<', `${id}${afterSlash}`)]))),
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
