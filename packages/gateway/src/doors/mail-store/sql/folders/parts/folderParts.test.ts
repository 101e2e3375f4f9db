import {
  type Folder,
  type FolderId,
  findFolders,
  firstFolderPart,
  folderRoles,
  foldersBelow,
  isInFolder,
  mostAtFirst,
  namedFolder,
  sortFolders,
} from '@mailroom/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FolderPage, FolderPageQuery, Mailbox } from '../../../MailStore'
import { openSqlStore } from '../../testing/openSqlStore'
import { listFirstFolders } from './listFirstFolders'
import { randomTree, type TreeShape } from './testing/randomTree'

let opened: Awaited<ReturnType<typeof openSqlStore>>
let mailbox: Mailbox
beforeAll(async () => {
  opened = await openSqlStore()
  mailbox = opened.store.mailbox(opened.alice)
  await mailbox.folders()
  await opened.store.mailbox(opened.bob).folders()
  await lay(opened.bob, ["Bob's", 'Lost/1', ...Array.from({ length: 200 }, (_none, at) => `Bob's/${at}`)])
})
afterAll(() => opened.close())

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

/** Gives a folder a role for a while. */
async function withRole<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { db } = opened.database
  const update = (role: string | null) =>
    db
      .updateTable('folders')
      .set({ role })
      .where('account_id', '=', opened.alice)
      .where('name', '=', name)
      .execute()
  await update('snoozed')
  return work().finally(() => update(null))
}

const idsOf = (folders: readonly Folder[]) => folders.map(({ id }) => id)

/** All pages of an answer, in the order of all folders. */
async function allOf(ask: (page: FolderPageQuery) => Promise<FolderPage>, limit = 1000) {
  const folders: Folder[] = []
  for (let offset = 0; ; offset += limit) {
    const page = await ask({ offset, limit })
    folders.push(...page.folders)
    if (page.folders.length === limit) continue
    if (folders.length !== page.totalCount) throw new Error('The pages have not as many as they say.')
    return sortFolders(folders)
  }
}

/** Trees of all kinds, laid one after the other. */
async function* trees(count: number, shape: TreeShape) {
  for (let seed = 1; seed <= count; seed += 1) {
    await lay(opened.alice, randomTree(seed, shape))
    const all = await mailbox.folders()
    yield { seed, all, at: (share: number) => all[Math.floor(all.length * share)]!.id }
  }
}

const kinds: readonly (readonly [string, TreeShape])[] = [
  ['whole', {}],
  ['torn', { isTorn: true }],
]

it.each(kinds)(
  '[FL-01] [T40] [A1] the first folders of any %s tree are those with a role, the top, the branches in room and the way to the shown one',
  async (_kind, shape) => {
    let cut = 0
    for await (const { seed, all, at } of trees(30, shape)) {
      const given = async (shown?: FolderId) => {
        const part = await mailbox.firstFolders(shown)
        expect([seed, shown, part]).toEqual([seed, shown, firstFolderPart(all, shown)])
        return part.folders
      }
      const first = await given()
      if (first.length === all.length) continue
      cut += 1
      expect(first.length).toBeLessThanOrEqual(mostAtFirst + folderRoles.length)
      for (const shown of ['INBOX', at(0.1), at(0.5), at(0.99), 'No such folder', `${at(0.5)}/none`]) {
        const known = new Set(idsOf(first))
        const added = idsOf(await given(shown)).filter((id) => !known.has(id))
        const way = all.filter(({ id }) => isInFolder(shown, id) && !known.has(id))
        const isThere = all.some(({ id }) => id === shown)
        expect([seed, shown, added]).toEqual([seed, shown, isThere ? idsOf(way) : []])
      }
      await withRole(at(0.97), async () => {
        const part = firstFolderPart(await mailbox.folders(), at(0.99))
        expect([seed, await mailbox.firstFolders(at(0.99))]).toEqual([seed, part])
      })
    }
    expect(cut).toBeGreaterThan(10)
  },
)

it('[FL-01] [T40] a tree that was worked out once is told as it is now: folders, names, places, counts', async () => {
  const branches = ['A', 'B', 'C'].flatMap((id) => [
    id,
    ...Array.from({ length: 30 }, (_, at) => `${id}/${at}`),
  ])
  await lay(opened.alice, branches)
  const { db } = opened.database
  const setCount = (id: FolderId, count: number) =>
    db
      .updateTable('folders')
      .set({ total_count: count })
      .where('account_id', '=', opened.alice)
      .where('name', '=', id)
      .execute()
  const changes: readonly (() => Promise<unknown>)[] = [
    () => setCount('A', 77),
    () => mailbox.createFolder('B/30'),
    () => mailbox.createFolder('D'),
    () => mailbox.renameFolder('D', 'E'),
    () => mailbox.renameFolder('A/3', 'E/3'),
    () => mailbox.deleteFolder('A/4', 'delete'),
    () => mailbox.renameFolder('C', 'A/C'),
    () => mailbox.deleteFolder('A', 'delete'),
    () => opened.store.mailbox(opened.bob).createFolder('A'),
    () => setCount('E', 5),
  ]
  const told = async () => {
    for (const shown of [undefined, 'B/29', 'E/3', 'No such folder'])
      expect(await mailbox.firstFolders(shown)).toEqual(firstFolderPart(await mailbox.folders(), shown))
  }
  await told()
  for (const change of changes) {
    await change()
    await told()
  }
  expect((await mailbox.firstFolders(undefined)).folders.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['B', 'E', 'E/3']),
  )
})

it('[FL-01] [T40] a change that was taken back, and one behind the back of this process, are told right', async () => {
  await lay(opened.alice, ['A', ...Array.from({ length: 90 }, (_, at) => `A/${at}`)])
  const { database } = opened
  const told = async () => {
    const part = await mailbox.firstFolders(undefined)
    expect(part).toEqual(firstFolderPart(await mailbox.folders(), undefined))
    return idsOf(part.folders)
  }
  const before = await told()
  const insert = (db: Pick<typeof database.db, 'insertInto'>, name: string) =>
    db.insertInto('folders').values({ account_id: opened.alice, name, role: null }).execute()
  const taken = database.transaction(async (trx) => {
    await insert(trx, 'Not kept')
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  expect(await told()).toEqual(before)
  await insert(database.db, 'Kept')
  expect(await told()).toEqual(expect.arrayContaining(['Kept']))
})

it('[FL-01] [T40] below the inbox as well the first folders say what is missing, and the way is there', async () => {
  for await (const { seed, all, at } of trees(20, { isTorn: true, below: ['INBOX', 'Sent'] })) {
    for (const shown of [undefined, at(0.3), at(0.99)]) {
      const { folders, hasMore } = await mailbox.firstFolders(shown)
      const given = new Set(idsOf(folders))
      const isAbsent = ({ id }: Folder) => !given.has(id)
      const marked = all
        .filter(({ id }) => given.has(id))
        .map((folder) => ({ ...folder, hasMore: foldersBelow(all, folder.id).some(isAbsent) }))
      expect([seed, folders.map((folder) => ({ hasMore: false, ...folder }))]).toEqual([seed, marked])
      expect([seed, hasMore]).toEqual([seed, foldersBelow(all, undefined).some(isAbsent)])
      const needed = all.filter(({ id, isDefault }) => isDefault || (shown && isInFolder(shown, id)))
      expect([seed, shown, needed.filter(isAbsent)]).toEqual([seed, shown, []])
    }
  }
})

it('[ML-06] [T40] [A1] the folders below each and those at the top are all of them, each once', async () => {
  for await (const { seed, all } of trees(12, { isTorn: true, below: ['INBOX'] })) {
    const found: Folder[] = []
    for (const parent of [undefined, ...idsOf(all)]) {
      const below = await allOf((page) => mailbox.foldersBelow(parent, page))
      expect([seed, parent, below]).toEqual([seed, parent, foldersBelow(all, parent)])
      found.push(...below)
    }
    expect([seed, idsOf(sortFolders(found))]).toEqual([seed, idsOf(all)])
    for (const nowhere of ['No such folder', 'Lost', "Bob's", '', '/'])
      expect(await mailbox.foldersBelow(nowhere, { offset: 0, limit: 5 })).toEqual({
        folders: [],
        totalCount: 0,
      })
    expect(await allOf((page) => mailbox.foldersBelow(undefined, page), 7)).toEqual(
      foldersBelow(all, undefined),
    )
  }
})

it('[ML-06] [T40] [A1] gives a folder with all that are in it, page by page, and none that is gone', async () => {
  for await (const { seed, all, at } of trees(12, { isTorn: true, below: ['INBOX'] })) {
    for (const id of ['INBOX', ...[0.1, 0.3, 0.5, 0.7, 0.99].map(at)]) {
      const inside = all.filter((folder) => isInFolder(folder.id, id))
      for (const limit of [1, 3, 1000])
        expect([seed, id, await allOf((page) => mailbox.foldersInside(id, page), limit)]).toEqual([
          seed,
          id,
          inside,
        ])
    }
  }
  for (const gone of ['No such folder', "Bob's", 'Lost'])
    await expect(mailbox.foldersInside(gone, { offset: 0, limit: 5 })).rejects.toMatchObject({
      kind: 'notFound',
    })
})

it('[ML-06] [FL-01] [A1] finds the folders that are found among all of them, the best first', async () => {
  for await (const { seed, all } of trees(12, { isTorn: true })) {
    const named = all.map((folder) => namedFolder(folder, folder.id))
    for (const words of ['a', 'B 12', '收件', '９', '/', 'o', "o'clock -", '%', 'inbox', 'bob', '  ']) {
      const found = findFolders(named, words).map(({ folder }) => folder)
      for (const limit of [1, 10, 1000])
        expect([seed, words, await mailbox.findFolders(words, limit)]).toEqual([
          seed,
          words,
          { folders: found.slice(0, limit), totalCount: found.length },
        ])
    }
  }
})

it('[ML-06] refuses pages that there are not', async () => {
  const pages = [
    { offset: -1, limit: 5 },
    { offset: 0, limit: 0 },
    { offset: 0, limit: 1001 },
    { offset: 0.5, limit: 5 },
    { offset: 0, limit: NaN },
  ]
  for (const page of pages) {
    await expect(mailbox.foldersBelow(undefined, page)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(mailbox.foldersInside('INBOX', page)).rejects.toMatchObject({ kind: 'invalid' })
  }
  for (const limit of [0, 1001, NaN])
    await expect(mailbox.findFolders('a', limit)).rejects.toMatchObject({ kind: 'invalid' })
})

it('[FL-01] [T40] a mailbox whose folders are not known yet is looked at again', async () => {
  const { database, bob: accountId } = opened
  const ask = () => listFirstFolders({ database, accountId }, undefined)
  await database.db.deleteFrom('folders').where('account_id', '=', accountId).execute()
  expect(await ask()).toEqual({ folders: [], hasMore: false })
  await lay(accountId, ['At last'])
  expect(idsOf((await ask()).folders)).toEqual(['At last'])
})
