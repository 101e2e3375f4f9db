import {
  firstFolders,
  type Folder,
  type FolderId,
  type FolderPart,
  idsAbove,
  isInFolder,
  mostAtFirst,
  sortFolders,
} from '@mailroom/core'
import { sql, type SqlBool } from 'kysely'
import { compileOnce } from '../../../../database/compileOnce'
import type { Executor } from '../../../../database/Database'
import { type Listed, listed, valuesOf } from '../../../../database/listed'
import { folderColumns, type FolderRow, listFolders, type OwnFolders, toFolder } from '../listFolders'
import { afterSlash } from './listFoldersInside'
import { missingPaths, pathAbove } from './pathAbove'

/** Whose folders are asked for, as a statement takes it. */
interface Own {
  readonly accountId: number
}

/** A folder at the top of the tree, or with a role. */
interface Top {
  readonly folder: Folder
  readonly isAtTop: boolean
  /** There are others below it, however deep. */
  readonly isBranch: boolean
}

/**
 * The folders that a page shows at first, without a look at the rows of all others.
 *
 * @see Mailbox.firstFolders
 */
export async function listFirstFolders(
  context: OwnFolders,
  shown: FolderId | undefined,
): Promise<FolderPart> {
  const { accountId, database } = context
  const isFew = (await oneBeyond(database.db, { accountId })).length === 0
  if (isFew) return { folders: await listFolders(context), hasMore: false }
  const tops = await topFolders(context)
  const leading = await leadingFolders(context, tops.slice(0, mostAtFirst))
  const candidates = byId([...tops.map(({ folder }) => folder), ...leading.folders])
  // Those above one with a role say where the top is, whether they are shown or not.
  const ends = [shown ?? [], tops.filter(({ isAtTop }) => !isAtTop).map(({ folder }) => folder.id)].flat()
  const ways = await waysTo(context, candidates, ends)
  const folders = firstFolders(sortFolders([...candidates.values(), ...ways]), shown)
  const given = byId(folders)
  const isRead = ({ id }: Folder) => leading.read.some((branch) => isInFolder(id, branch))
  const others = folders.filter((folder) => !isRead(folder))
  const open = await openBranches(context, others, folders)
  const cut = new Set(leading.folders.flatMap(({ id, parent }) => (given.has(id) ? [] : (parent ?? []))))
  return {
    folders: folders.map((folder) =>
      open.has(folder.id) || cut.has(folder.id) ? { ...folder, hasMore: true } : folder,
    ),
    hasMore: tops.some(({ folder, isAtTop }) => isAtTop && !given.has(folder.id)),
  }
}

/** One folder where there are more than are given all at once. */
const oneBeyond = compileOnce((db, { accountId }: Own) =>
  db
    .selectFrom('folders')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('name')
    .limit(1)
    .offset(mostAtFirst + 1),
)

const byId = (folders: readonly Folder[]) => new Map(folders.map((folder) => [folder.id, folder]))

/** The top of the tree in its order, and those with a role wherever they stand. */
async function topFolders({ database, accountId }: OwnFolders): Promise<readonly Top[]> {
  const { db } = database
  const missing = await missingPaths({ database, accountId })
  const found = [...(await atTop(db, { accountId })), ...(await withRole(db, { accountId }))]
  if (missing.length > 0) found.push(...(await directlyIn(db, { accountId, paths: listed(db, missing) })))
  const rows = new Map(found.map((row) => [row.name, row]))
  const left = new Set(missing)
  return sortFolders([...rows.values()].map(toFolder)).map((folder) => ({
    folder,
    isAtTop: folder.parent === undefined || left.has(`${folder.parent}/`),
    isBranch: Boolean(rows.get(folder.id)!.is_branch),
  }))
}

const withBranches = (db: Executor, accountId: number) =>
  db
    .selectFrom('folders')
    .select(folderColumns)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('folders as any')
          .select('any.id')
          .whereRef('any.account_id', '=', 'folders.account_id')
          .where(isBelow('any.name', 'folders.name')),
      ).as('is_branch'),
    )
    .where('account_id', '=', accountId)

const atTop = compileOnce((db, { accountId }: Own) =>
  withBranches(db, accountId).where(pathAbove('name'), '=', ''),
)

const withRole = compileOnce((db, { accountId }: Own) =>
  withBranches(db, accountId).where('role', 'is not', null),
)

const directlyIn = compileOnce((db, { accountId, paths }: Own & { readonly paths: Listed }) =>
  withBranches(db, accountId).where(pathAbove('name'), 'in', valuesOf<string>(db, paths, 'text')),
)

/** What comes first in the tree. */
interface Leading {
  readonly folders: readonly Folder[]
  /** Branches of which all is among them. */
  readonly read: readonly FolderId[]
}

/** The first folders of the top and what is below them, as far as it fills the first screen. */
async function leadingFolders(context: OwnFolders, tops: readonly Top[]): Promise<Leading> {
  // One whose parent is missing is at the top, and may be below another one: it counts once.
  const found = new Map<FolderId, Folder>()
  const read: FolderId[] = []
  // Few branches fill it mostly, and small ones are asked for by the dozen.
  for (let at = 0, count = 1; at < tops.length && found.size < mostAtFirst; count *= 2) {
    const branches: FolderId[] = []
    for (; at < tops.length && branches.length < count && found.size < mostAtFirst; at += 1) {
      const { folder, isBranch } = tops[at]!
      found.set(folder.id, folder)
      if (isBranch) branches.push(folder.id)
    }
    if (branches.length === 0) continue
    read.push(...branches)
    for (const folder of await foldersBelow(context, branches)) found.set(folder.id, folder)
  }
  return { folders: [...found.values()], read }
}

async function foldersBelow(
  { database, accountId }: OwnFolders,
  branches: readonly FolderId[],
): Promise<readonly Folder[]> {
  const rows = await allBelow(database.db, { accountId, names: listed(database.db, branches) })
  return rows.map(toFolder)
}

/** One branch after the other, each by the index; the planner would look through all folders for each. */
const allBelow = compileOnce(
  (db, { accountId, names }: Named) => sql<FolderRow>`${given(db, names)}
    select ${sql.join(folderColumns.map((column) => sql.ref(`below.${column}`)))}
    from given cross join folders below
    where below.account_id = ${accountId} and ${isBelow('below.name', 'given.name')}`,
)

/** Of some folders and those above them the ones that are not known yet. */
async function waysTo(
  context: OwnFolders,
  known: ReadonlyMap<FolderId, Folder>,
  ends: readonly FolderId[],
): Promise<readonly Folder[]> {
  const names = new Set(ends.flatMap((id) => [id, ...idsAbove(id)]).filter((id) => !known.has(id)))
  if (names.size === 0) return []
  const { db } = context.database
  const rows = await db
    .selectFrom('folders')
    .select(folderColumns)
    .where('account_id', '=', context.accountId)
    .where('name', 'in', valuesOf<string>(db, listed(db, [...names]), 'text'))
    .execute()
  return rows.map(toFolder)
}

/** Of some folders of a part those that have others directly below them that are not in it. */
async function openBranches(
  { database, accountId }: OwnFolders,
  some: readonly Folder[],
  part: readonly Folder[],
): Promise<ReadonlySet<FolderId>> {
  const { db } = database
  const given = Map.groupBy(part, ({ parent }) => parent)
  const named = (isOpen: boolean) => ({
    accountId,
    names: listed(
      db,
      some.flatMap(({ id }) => (given.has(id) === isOpen ? [id] : [])),
    ),
  })
  const closed = await thoseWithOthers(db, named(false))
  const open = some.some(({ id }) => given.has(id)) ? await countsBelow(db, named(true)) : []
  const missing = open.filter(({ name, count }) => count > given.get(name)!.length)
  return new Set([...closed, ...missing].map(({ name }) => name))
}

interface Named extends Own {
  readonly names: Listed
}

const given = (db: Executor, names: Listed) => sql`with given(name) as ${valuesOf<string>(db, names, 'text')}`
const directlyBelow = (accountId: number) =>
  sql`from folders below where below.account_id = ${accountId} and ${pathAbove('below.name')} = given.name || '/'`

const thoseWithOthers = compileOnce(
  (db, { accountId, names }: Named) => sql<{ readonly name: string }>`${given(db, names)}
    select name from given where exists (select 1 ${directlyBelow(accountId)})`,
)

/** Counted for each by itself: counting by groups PostgreSQL reads all folders. */
const countsBelow = compileOnce(
  (db, { accountId, names }: Named) => sql<{
    readonly name: string
    readonly count: number
  }>`${given(db, names)}
    select name, (select count(*) ${directlyBelow(accountId)}) as count from given`,
)

const isBelow = (name: string, top: string) =>
  sql<SqlBool>`${sql.ref(name)} > ${sql.ref(top)} || '/' and ${sql.ref(name)} < ${sql.ref(top)} || ${sql.lit(afterSlash)}`
