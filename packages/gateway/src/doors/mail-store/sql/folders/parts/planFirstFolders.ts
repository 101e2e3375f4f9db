import { type Folder, type FolderId, mostAtFirst, sortFolders } from '@mailroom/core'
import { compileOnce } from '../../../../database/compileOnce'
import type { Executor } from '../../../../database/Database'
import { type Listed, listed, valuesOf } from '../../../../database/listed'
import { type Own, ownFolders } from '../listFolderPage'
import { folderColumns, type FolderRow, type OwnFolders, toFolder } from '../listFolders'
import type { FirstPlan } from './FirstPlans'
import { countsBelow, marked, openBranches } from './openBranches'
import { hasBelow, missingPaths, pathAbove } from './pathAbove'

/** What is put together. */
interface Draft {
  /** Each says in `hasMore` whether there are any directly below it. */
  readonly folders: Map<FolderId, Folder>
  /** The ids of their rows. */
  readonly rows: Map<FolderId, number>
  /** Of these all are there that are directly below. */
  readonly whole: Set<FolderId>
}

/** Works out which folders come at first where none is shown, without a look at the rows of all others. @see firstFolderPart */
export async function planFirstFolders(context: OwnFolders): Promise<FirstPlan> {
  const { accountId, database } = context
  // Before the folders: of a tree that changes meanwhile the plan is not true, and nobody will find its number again.
  const [tree] = await treeOf(database.db, { accountId })
  const draft: Draft = { folders: new Map(), rows: new Map(), whole: new Set() }
  const othersAtTop = await fill(context, draft)
  const found = sortFolders([...draft.folders.values()])
  const folders = marked(found, await openBranches(context, found, draft.whole))
  const rows = folders.map(({ id }) => draft.rows.get(id)!)
  return { version: tree?.version ?? 0, folders, othersAtTop, rows, listed: listed(database.db, rows) }
}

const treeOf = compileOnce((db, { accountId }: Own) =>
  db.selectFrom('folder_trees').select('version').where('account_id', '=', accountId),
)

/** @returns how many others are at the top */
async function fill(context: OwnFolders, draft: Draft): Promise<number> {
  const { accountId, database } = context
  const isFew = (await oneBeyond(database.db, { accountId })).length === 0
  if (isFew) {
    add(draft, await all(database.db, { accountId }))
    return 0
  }
  const top = await addTop(context, draft)
  await addInRoom(context, draft)
  return top.filter(({ id }) => !draft.folders.has(id)).length
}

/** @returns those that were not there */
function add({ folders, rows }: Draft, found: readonly (FolderRow & { readonly id: number })[]): Folder[] {
  const added = found.filter(({ name }) => !folders.has(name))
  for (const row of added) {
    folders.set(row.name, toFolder(row))
    rows.set(row.name, row.id)
  }
  return added.map(({ name }) => folders.get(name)!)
}

/** One folder where there are more than are given all at once. */
const oneBeyond = compileOnce((db, own: Own) =>
  ownFolders(db, own)
    .select('id')
    .orderBy('name')
    .limit(1)
    .offset(mostAtFirst + 1),
)

const all = compileOnce((db, own: Own) => ownFolders(db, own).select([...folderColumns, 'id']))

/** Adds those with a role wherever they stand, and the first of the top. @returns all of the top */
async function addTop({ database, accountId }: OwnFolders, draft: Draft): Promise<readonly Folder[]> {
  const { db } = database
  const missing = await missingPaths({ database, accountId })
  const paths = listed(db, missing)
  const atTop = [
    ...(await directlyIn(db, { accountId, path: '' })),
    ...(missing.length > 0 ? await directlyInAny(db, { accountId, paths }) : []),
  ]
  add(draft, await thoseWithRole(db, { accountId }))
  const top = sortFolders(atTop.map(toFolder))
  const first = new Set(top.slice(0, mostAtFirst).map(({ id }) => id))
  add(
    draft,
    atTop.filter(({ name }) => first.has(name)),
  )
  return top
}

const withMore = (db: Executor, own: Own) =>
  ownFolders(db, own)
    .select([...folderColumns, 'id'])
    .select(hasBelow.as('has_more'))

const directlyIn = compileOnce((db, values: Own & { readonly path: string }) =>
  withMore(db, values).where(pathAbove('name'), '=', values.path),
)

const directlyInAny = compileOnce((db, values: Own & { readonly paths: Listed }) =>
  withMore(db, values).where(pathAbove('name'), 'in', valuesOf<string>(db, values.paths, 'text')),
)

const thoseWithRole = compileOnce((db, own: Own) => withMore(db, own).where('role', 'is not', null))

/** Adds what is below those that are there, level by level, as far as whole branches find room. */
async function addInRoom({ database, accountId }: OwnFolders, draft: Draft): Promise<void> {
  const { db } = database
  let room = mostAtFirst - draft.folders.size
  for (let level = [...draft.folders.values()]; ;) {
    const branches = sortFolders(level).flatMap(({ id, hasMore }) => (hasMore ? [id] : []))
    // Each has at least one.
    if (branches.length === 0 || branches.length > room) return
    const counts = await countsBelow(db, { accountId, names: listed(db, branches), most: room + 1 })
    const countOf = new Map(counts.map(({ name, count }) => [name, count]))
    const chosen: FolderId[] = []
    for (const id of branches) {
      const count = countOf.get(id)!
      if (count > room) continue
      room -= count
      chosen.push(id)
    }
    for (const id of chosen) draft.whole.add(id)
    const paths = chosen.map((id) => `${id}/`)
    level = add(draft, await directlyInAny(db, { accountId, paths: listed(db, paths) }))
  }
}
