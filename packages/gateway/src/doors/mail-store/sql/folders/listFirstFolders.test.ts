import { type Folder, folderRoles } from '@mailroom/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordedQueries } from '../../../../testing/recordedQueries'
import { seededRandom } from '../../../../testing/seededRandom'
import type { Mailbox } from '../../MailStore'
import { isPostgres } from '../../../database/columns'
import { openSqlStore } from '../testing/openSqlStore'
import { listFirstFolders } from './listFirstFolders'

let opened: Awaited<ReturnType<typeof openSqlStore>>
let mailbox: Mailbox
beforeAll(async () => {
  opened = await openSqlStore()
  mailbox = opened.store.mailbox(opened.alice)
})
afterAll(() => opened.close())

/** Folders as another program may have named them, parents first. */
const namePieces = ['a', 'B', '%', '_', '0', '7', '12', '收件', '项目 9', "o'clock", '-', '~', '.']

function randomTree(seed: number): string[] {
  const random = seededRandom(seed)
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!
  const names = new Set<string>()
  const wanted = 60 + Math.floor(random() * 300)
  // From almost flat to almost all in a few branches.
  const flatness = random() ** 2
  while (names.size < wanted) {
    const parent = names.size === 0 || random() < flatness ? '' : `${oneOf([...names])}/`
    if (parent.split('/').length <= 5) names.add(`${parent}${oneOf(namePieces)} ${oneOf(namePieces)}`)
    if (names.size < 169 && random() < flatness) names.add(`${oneOf(namePieces)} at ${names.size}`)
  }
  return [...names]
}

async function lay(accountId: number, names: readonly string[]) {
  const { db } = opened.database
  await db.deleteFrom('folders').where('account_id', '=', accountId).where('role', 'is', null).execute()
  const rows = names.map((name, index) => ({
    account_id: accountId,
    name,
    role: null,
    total_count: index,
    unread_count: index % 3,
  }))
  await db.insertInto('folders').values(rows).execute()
}

const idsOf = (folders: readonly Folder[]) => folders.map(({ id }) => id)

it('[FL-01] [T40] [A1] the first folders of any tree are those of the first screen and the top of the tree', async () => {
  expect(idsOf((await mailbox.firstFolders(undefined)).folders)).toEqual(idsOf(await mailbox.folders()))
  await opened.store.mailbox(opened.bob).folders()
  await lay(opened.bob, ["Bob's", ...Array.from({ length: 200 }, (_none, at) => `Bob's/${at}`)])
  let cut = 0
  for (let seed = 1; seed <= 40; seed += 1) {
    await lay(opened.alice, randomTree(seed))
    const all = await mailbox.folders()
    const at = (share: number) => all[Math.floor(all.length * share)]!.id
    for (const shown of [undefined, 'INBOX', at(0.1), at(0.5), at(0.99)]) {
      const { folders, hasMore } = await mailbox.firstFolders(shown)
      const given = new Set(idsOf(folders))
      expect([seed, shown, folders]).toEqual([seed, shown, all.filter(({ id }) => given.has(id))])
      expect([seed, shown, hasMore]).toEqual([seed, shown, given.size < all.length])
      const top = all.filter(({ parent }) => parent === undefined).slice(0, 80)
      const needed = [...all.slice(0, 80), ...all.filter(({ isDefault }) => isDefault), ...top]
      expect([seed, shown, idsOf(needed).filter((id) => !given.has(id))]).toEqual([seed, shown, []])
      const isShown = shown === undefined || given.has(shown)
      expect([seed, shown, isShown]).toEqual([seed, shown, true])
      if (!hasMore) continue
      cut += 1
      expect(folders.length).toBeLessThanOrEqual(80 + folderRoles.length + 80)
    }
  }
  expect(cut).toBeGreaterThan(50)
})

it('[FL-01] [T40] of the folders that come late no row is read', async () => {
  // The planner of PostgreSQL looks at how many rows there are, and there are a few here.
  if (isPostgres(opened.database.db)) return
  const stepsOf = async (...names: readonly string[]) => {
    await lay(opened.alice, names)
    const { database, plans } = recordedQueries(opened.database)
    await listFirstFolders({ database, accountId: opened.alice }, 'INBOX')
    return [...(await plans()).values()].flatMap((plan) => plan.split('\n'))
  }
  const byName = 'USING INDEX sqlite_autoindex_folders_1 (account_id=?'
  const inBranch = `SEARCH folders ${byName} AND name>? AND name<?)`
  const largeBranch = ['A', ...Array.from({ length: 100 }, (_none, at) => `A/${at}`), 'B', 'B/1']
  expect(await stepsOf(...largeBranch)).toEqual([
    `SEARCH folders ${byName})`,
    'SEARCH folders USING INDEX folders_top (account_id=?)',
    'CORRELATED SCALAR SUBQUERY 1',
    `SEARCH any ${byName.replace('INDEX', 'COVERING INDEX')} AND name>? AND name<?)`,
    inBranch,
    `SEARCH folders ${byName})`,
  ])
  const smallBranches = Array.from({ length: 60 }, (_none, at) => [`${at}`, `${at}/1`]).flat()
  const steps = await stepsOf(...smallBranches)
  expect(steps).toContain('MULTI-INDEX OR')
  expect(steps.filter((step) => step === inBranch).length).toBeGreaterThan(20)
  // The one that sees how many there are, and the one that sees whether there are others: each stops at a few rows.
  expect(steps.filter((step) => step === `SEARCH folders ${byName})`)).toHaveLength(2)
})
