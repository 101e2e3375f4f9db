import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordedQueries } from '../../../../../testing/recordedQueries'
import { isPostgres } from '../../../../database/columns'
import type { MailboxContext } from '../../MailboxContext'
import type { OwnFolders } from '../listFolders'
import { openSqlStore } from '../../testing/openSqlStore'
import { listFirstFolders } from './listFirstFolders'
import { listFoldersBelow } from './listFoldersBelow'
import { listFoldersInside } from './listFoldersInside'
import { listFoundFolders } from './listFoundFolders'

let opened: Awaited<ReturnType<typeof openSqlStore>>
beforeAll(async () => {
  opened = await openSqlStore()
  await opened.store.mailbox(opened.alice).folders()
})
afterAll(() => opened.close())
beforeEach(({ skip }) => {
  // The planner of PostgreSQL looks at how many rows there are, and there are a few here.
  skip(isPostgres(opened.database.db))
})

const range = (count: number) => Array.from({ length: count }, (_none, at) => at)

/** How SQLite looks into tables to answer each statement of a question about these folders. */
async function stepsOf(names: readonly string[], ask: (context: MailboxContext) => Promise<unknown>) {
  const { db } = opened.database
  await db.deleteFrom('folders').where('role', 'is', null).execute()
  const rows = names.map((name) => ({ account_id: opened.alice, name, role: null }))
  await db.insertInto('folders').values(rows).execute()
  const { database, plans } = recordedQueries(opened.database)
  await ask({ database, accountId: opened.alice } as MailboxContext)
  const isLook = /^(SEARCH|SCAN (folders|below|above|deeper|folder_trees)|MULTI)/
  return [...(await plans()).values()].map((plan) => plan.split('\n').filter((step) => isLook.test(step)))
}

const byName = 'sqlite_autoindex_folders_1 (account_id=?'
const byPath = 'folders_below (account_id=?'
const fewRows = `SEARCH folders USING INDEX ${byPath})`
/** Of all names one is looked for: it stops at the first that is one too many. */
const oneBeyond = `SEARCH folders USING COVERING INDEX ${byName})`
const directlyIn = `SEARCH folders USING INDEX ${byPath} AND <expr>=?)`
const inBranch = `SEARCH folders USING INDEX ${byName} AND name>? AND name<?)`
const named = `SEARCH folders USING INDEX ${byName} AND name=?)`
const byRow = 'SEARCH folders USING INTEGER PRIMARY KEY (rowid=?)'
const tree = 'SEARCH folder_trees USING INDEX sqlite_autoindex_folder_trees_1 (account_id=?)'
const withRole = 'SEARCH folders USING INDEX folders_role (account_id=?)'
const anyBelow = `SEARCH below USING COVERING INDEX ${byPath} AND <expr>=?)`
const deeper = `SEARCH deeper USING COVERING INDEX ${byPath} AND <expr>>? AND <expr><?)`
const isThere = `SEARCH above USING COVERING INDEX ${byName} AND name=?)`
const missing = [
  `SEARCH below USING COVERING INDEX ${byPath})`,
  `SEARCH below USING COVERING INDEX ${byPath} AND <expr>>?)`,
  isThere,
]
const counted = `SEARCH folders USING COVERING INDEX ${byPath} AND <expr>=?)`

const largeBranch = ['A', ...range(100).map((at) => `A/${at}`), 'B', 'B/1']

it('[FL-01] [T40] of the folders that come late no row is read', async () => {
  const steps = await stepsOf(largeBranch, (context) => listFirstFolders(context, 'INBOX'))
  const top = [[tree], [oneBeyond], missing, [directlyIn, anyBelow], [withRole, anyBelow]]
  // How many are below those that may find room, and those that do.
  expect(steps).toEqual([...top, [anyBelow], [directlyIn, anyBelow]])
})

it('[FL-01] [T40] where no branch finds room, none is looked at', async () => {
  const names = range(60).flatMap((at) => [`${at}`, `${at}/1`])
  const steps = await stepsOf(names, (context) => listFirstFolders(context, 'INBOX'))
  expect(steps).toEqual([[tree], [oneBeyond], missing, [directlyIn, anyBelow], [withRole, anyBelow]])
})

it('[FL-01] [T40] of a tree that is known the rows are read by their numbers, and nothing else', async () => {
  await stepsOf(largeBranch, async () => {})
  const { database, plans } = recordedQueries(opened.database)
  const context: OwnFolders = { database, accountId: opened.alice }
  const first = await listFirstFolders(context, undefined)
  const before = await plans()
  expect(await listFirstFolders(context, undefined)).toEqual(first)
  const added = [...(await plans())].filter(([statement]) => !before.has(statement))
  const looks = added.map(([, plan]) => plan.split('\n').filter((step) => step.startsWith('SEARCH')))
  expect(looks).toEqual([[byRow, tree]])
})

it('[FL-01] [T40] of the way to one that comes late the rows are read by their names', async () => {
  const steps = await stepsOf(largeBranch, (context) => listFirstFolders(context, 'A/1'))
  expect(steps).toContainEqual([named, anyBelow])
})

it('[ML-06] [T40] of the folders that are not below one no row is read', async () => {
  const page = { offset: 0, limit: 50 }
  const below = await stepsOf(largeBranch, (context) => listFoldersBelow(context, 'A', page))
  expect(below).toEqual([
    [directlyIn, isThere, deeper, anyBelow],
    [isThere.replace('USING', 'EXISTS USING'), counted],
  ])
  const top = await stepsOf(largeBranch, (context) => listFoldersBelow(context, undefined, page))
  expect(top).toEqual([missing, [directlyIn, anyBelow]])
})

it('[ML-06] [T40] of the folders that are not in one no row is read', async () => {
  const page = { offset: 0, limit: 50 }
  const steps = await stepsOf(largeBranch, (context) => listFoldersInside(context, 'A', page))
  expect(steps).toEqual([[named], [inBranch], [inBranch.replace('INDEX', 'COVERING INDEX')]])
})

it('[ML-06] [T40] of the folders that are not found no row is read', async () => {
  const steps = await stepsOf(largeBranch, (context) => listFoundFolders(context, '77', 10))
  expect(steps).toEqual([[fewRows.replace('INDEX', 'COVERING INDEX')], [withRole], [named]])
})
