import { type Folder, type FolderId, type FolderPart, idsAbove, sortFolders } from '@mailroom/core'
import { sql, type SqlBool } from 'kysely'
import { compileOnce } from '../../../../database/compileOnce'
import { type Listed, listed, valuesOf } from '../../../../database/listed'
import { type Own, ownFolders } from '../listFolderPage'
import { folderColumns, type OwnFolders, toFolder } from '../listFolders'
import { type FirstPlan, firstPlansOf } from './FirstPlans'
import { marked, openBranches } from './openBranches'
import { hasBelow } from './pathAbove'
import { planFirstFolders } from './planFirstFolders'

/**
 * The folders that a page shows at first. Which ones they are is worked out once for a tree; their counts are read each time.
 *
 * @see Mailbox.firstFolders
 */
export async function listFirstFolders(
  context: OwnFolders,
  shown: FolderId | undefined,
): Promise<FolderPart> {
  const plans = firstPlansOf(context.database)
  const known = plans.get(context.accountId)
  const plan = (known && (await countedAnew(context, known))) ?? (await planFirstFolders(context))
  if (plan !== known) plans.set(context.accountId, plan)
  const way = await wayTo(context, plan.folders, shown)
  return way.length === 0
    ? { folders: plan.folders, hasMore: plan.othersAtTop > 0 }
    : withWay(context, plan, way)
}

/** The plan with the counts of now; undefined where the tree is another one. */
async function countedAnew(
  { database, accountId }: OwnFolders,
  plan: FirstPlan,
): Promise<FirstPlan | undefined> {
  const rows = await counted(database.db, { accountId, rows: plan.listed })
  // Of none nobody says which tree it is.
  const isSame = rows.length === plan.rows.length && rows[0]?.version === plan.version
  if (!isSame) return undefined
  const byRow = new Map(rows.map((row) => [row.id, row]))
  const folders = plan.folders.map((folder, place) => {
    const { total_count: totalCount, unread_count: unreadCount } = byRow.get(plan.rows[place]!)!
    return { ...folder, totalCount, unreadCount }
  })
  return { ...plan, folders }
}

/** In one statement, so that the number is that of the tree that is read. */
const counted = compileOnce((db, { accountId, rows }: Own & { readonly rows: Listed }) =>
  db
    .selectFrom('folders')
    .select(['id', 'total_count', 'unread_count'])
    .select(({ selectFrom }) =>
      selectFrom('folder_trees').select('version').where('account_id', '=', accountId).as('version'),
    )
    .where('id', 'in', valuesOf<number>(db, rows, 'bigint'))
    // Not by an index: the planner would rather read all of the account.
    .where(sql<SqlBool>`+account_id = ${accountId}`),
)

/** The folder that is shown and those above it, without those that are known; none where it is not there. */
async function wayTo(
  { database, accountId }: OwnFolders,
  known: readonly Folder[],
  shown: FolderId | undefined,
): Promise<readonly Folder[]> {
  if (shown === undefined) return []
  const ids = new Set(known.map(({ id }) => id))
  const names = [shown, ...idsAbove(shown)].filter((id) => !ids.has(id))
  if (names.length === 0) return []
  const rows = await thoseNamed(database.db, { accountId, names: listed(database.db, names) })
  return ids.has(shown) || rows.some(({ name }) => name === shown) ? rows.map(toFolder) : []
}

/** A plan with some more, each of which says in `hasMore` whether there are any directly below it. */
async function withWay(context: OwnFolders, plan: FirstPlan, way: readonly Folder[]): Promise<FolderPart> {
  const folders = sortFolders([...plan.folders, ...way])
  const ids = new Set(folders.map(({ id }) => id))
  // All that are above them are there: one without is at the top.
  const atTop = way.filter(({ parent }) => parent === undefined || !ids.has(parent))
  return {
    folders: marked(folders, await openBranches(context, folders)),
    hasMore: plan.othersAtTop > atTop.length,
  }
}

const thoseNamed = compileOnce((db, values: Own & { readonly names: Listed }) =>
  ownFolders(db, values)
    .select(folderColumns)
    .select(hasBelow.as('has_more'))
    .where('name', 'in', valuesOf<string>(db, values.names, 'text')),
)
