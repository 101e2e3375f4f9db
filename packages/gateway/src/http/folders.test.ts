import { maxFolders, mostAtFirst } from '@mailroom/core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const folders = await own()
  // Those inside another one go with it.
  const outer = folders.filter(({ parent }) => !folders.some(({ id }) => id === parent))
  for (const { id } of outer) await box().deleteFolder(id, 'delete')
})

const box = () => gateway.store.mail.mailbox(gateway.alice.id)
const own = async () => (await box().folders()).filter(({ isDefault }) => !isDefault)
const names = async () => (await own()).map(({ id }) => id)

it('[FL-02] makes, renames and moves folders', async () => {
  expect(await alice.ask('createFolder', { body: { name: ' 项目 ' } })).toMatchObject({
    raw_name: '项目',
    is_default: false,
    count: 0,
  })
  await alice.ask('createFolder', { body: { name: 'Q3', parent: '项目' } })
  await alice.ask('renameFolder', { body: { src_folder: '项目', name: 'Projekte' } })
  expect(await names()).toEqual(['Projekte', 'Projekte/Q3'])
  await alice.ask('renameFolder', { body: { src_folder: 'Projekte/Q3', name: 'Q3' } })
  expect(await names()).toEqual(['Projekte', 'Q3'])
})

it.each([
  ['', '请填写文件夹名称'],
  ['x'.repeat(61), '文件夹名称最多 60 个字符'],
  ['a/b', '文件夹不能使用这个名称'],
  ['a\u0000', '文件夹不能使用这个名称'],
  ['Dr\u200Bafts', '文件夹不能使用这个名称'],
  ['Іnbox', '此名称与系统文件夹相同或过于相似'],
  ['收件箱', '此名称与系统文件夹相同或过于相似'],
])('[FL-02] [ER-01] says at the name what is wrong with %j', async (name, sentence) => {
  await box().createFolder('There')
  const headers = { 'x-mailroom-lang': 'zh-hans' }
  for (const [call, body] of [
    ['createFolder', { name }],
    ['renameFolder', { name, src_folder: 'There' }],
  ] as const) {
    const answer = await alice.call(call, { body, headers })
    expect([answer.status, await answer.json()]).toEqual([400, { name: [sentence] }])
  }
  expect(await names()).toEqual(['There'])
})

it('[FL-02] takes no name that looks like one beside it', async () => {
  await alice.ask('createFolder', { body: { name: 'Projects' } })
  const answer = await alice.call('createFolder', { body: { name: 'ＰＲＯＪＥＣＴＳ' } })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { detail: 'There is a folder of this name already' },
  ])
})

it('[FL-02] deletes a folder by its name in the path, when there is no mail in it', async () => {
  await box().createFolder('项目 & Co/100% ?#')
  const path = { folder: '项目 & Co/100% ?#' }
  const { uid } = await box().append(path.folder, sampleMail('one'))
  expect((await alice.call('deleteEmptyFolder', { path })).status).toBe(409)
  await box().move({ folder: path.folder, uids: [uid] }, 'Archive')
  await alice.ask('deleteEmptyFolder', { path })
  expect(await names()).toEqual(['项目 & Co'])
})

it('[FL-02] moves the mails of a deleted folder to the inbox unless told otherwise', async () => {
  await box().createFolder('Old')
  await box().append('Old', sampleMail('kept'))
  await alice.ask('deleteFolder', { body: { src_folder: 'Old' } })
  const { results } = await alice.ask('messages', { query: { folder: 'INBOX', limit: '20', offset: '0' } })
  expect(results.map(({ subject }) => subject)).toEqual(['kept'])
})

it('[FL-02] deletes no mails where the organisation has turned that off, but folders', async () => {
  const strict = await openTestGateway({ allowDelete: false })
  const browser = await strict.signedIn('alice')
  await browser.ask('createFolder', { body: { name: 'Old' } })
  expect((await browser.call('deleteFolder', { body: { src_folder: 'Old', is_delete: true } })).status).toBe(
    403,
  )
  await browser.ask('deleteFolder', { body: { src_folder: 'Old', dst_folder: 'Archive' } })
  await strict.close()
})

it('[A1] reaches no folder of somebody else', async () => {
  await box().createFolder('Mine')
  const calls = [
    ['renameFolder', { body: { src_folder: 'Mine', name: 'Yours' } }],
    ['deleteFolder', { body: { src_folder: 'Mine', is_delete: true } }],
    ['deleteEmptyFolder', { path: { folder: 'Mine' } }],
    ['createFolder', { body: { name: 'x', parent: 'Mine' } }],
  ] as const
  for (const [call, input] of calls) expect([call, (await bob.call(call, input)).status]).toEqual([call, 404])
  expect(await names()).toEqual(['Mine'])
})

it('[FL-02] stops at five thousand folders', async () => {
  const { db } = gateway.store.database
  const rows = Array.from({ length: maxFolders }, (_none, index) => ({
    account_id: gateway.alice.id,
    name: `F${index}`,
    role: null,
  }))
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('folders')
      .values(rows.slice(at, at + 500))
      .execute()
  const answer = await alice.call('createFolder', { body: { name: 'One more' } })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { name: ['A mailbox has at most 5,000 folders'] },
  ])
  await db.deleteFrom('folders').where('name', 'like', 'F%').execute()
})

it('[FL-01] [T40] a page begins with the first of many folders, and with the way to one that comes late', async () => {
  await box().createFolder('Region')
  for (let order = 100; order < 190; order += 1) await box().createFolder(`Region/Order ${order}`)
  const { results: all } = await alice.ask('folders')
  const first = all
    .filter(({ raw_name }) => !raw_name.includes('/'))
    .map((one) => (one.raw_name === 'Region' ? { ...one, has_more: true } : one))
  const opening = async (folder: string) => {
    const answer = await alice.ask('opening', { query: { folder } })
    expect(answer).not.toHaveProperty('has_more_folders')
    expect(await alice.ask('firstFolders', { query: { folder } })).toEqual(answer.folders)
    return answer.folders?.results
  }
  expect(await opening('INBOX')).toEqual(first)
  expect(await opening('Region/Order 189')).toEqual([...first, all.at(-1)])
  expect(await opening('No such folder')).toEqual(first)
  await box().append('Region', sampleMail('counted'))
  const counts = (await opening('INBOX'))?.find(({ raw_name }) => raw_name === 'Region')
  expect(counts).toMatchObject({ count: 1, unseen_count: 1, has_more: true })
})

it('[FL-01] [T40] says where others are at the top', async () => {
  for (let order = 100; order < 190; order += 1) await box().createFolder(`Order ${order}`)
  const { results: all } = await alice.ask('folders')
  const top = all.filter(({ is_default }) => !is_default)
  const withRole = all.filter(({ is_default }) => is_default)
  const part = { results: [...withRole, ...top.slice(0, mostAtFirst - withRole.length)], has_more: true }
  expect(await alice.ask('firstFolders')).toEqual(part)
  const opening = await alice.ask('opening', { query: {} })
  expect([opening.folders?.results, opening.has_more_folders]).toEqual([part.results, true])
})

it('[ML-06] [T40] gives the folders below one, in one and by their words, page by page', async () => {
  for (const name of ['a/x', 'a/y/1', 'a b', '项目/Q 3']) await box().createFolder(name)
  await box().append('a/x', sampleMail('one'))
  const { results: all } = await alice.ask('folders')
  const named = (...names: string[]) => all.filter(({ raw_name }) => names.includes(raw_name))
  const [x, y] = named('a/x', 'a/y')
  expect(await alice.ask('foldersBelow', { query: { folder: 'a', limit: '150' } })).toEqual({
    results: [x, { ...y, has_more: true }],
    count: 2,
  })
  const second = { folder: 'a', limit: '1', offset: '1' }
  expect(await alice.ask('foldersBelow', { query: second })).toEqual({
    results: [{ ...y, has_more: true }],
    count: 2,
  })
  const top = await alice.ask('foldersBelow', { query: { limit: '150' } })
  expect(top.results.map(({ raw_name, has_more }) => has_more && raw_name).filter(Boolean)).toEqual([
    'a',
    '项目',
  ])
  const inside = named('a', 'a/x', 'a/y', 'a/y/1')
  const pageOf = (limit: string, offset: string) =>
    alice.ask('foldersInside', { query: { folder: 'a', limit, offset } })
  expect(await pageOf('150', '0')).toEqual({ results: inside, count: 4 })
  expect(await pageOf('1', '0')).toEqual({ results: inside.slice(0, 1), count: 4 })
  expect(await pageOf('2', '1')).toEqual({ results: inside.slice(1, 3), count: 4 })
  expect(await alice.ask('foundFolders', { query: { text: 'Q ３', limit: '5' } })).toEqual({
    results: named('项目/Q 3'),
    count: 1,
  })
})

it('[ML-06] [A1] refuses what there is not, and tells of no folder of somebody else', async () => {
  await box().createFolder('Mine/Inner')
  const folder = 'Mine'
  const pages = [{ limit: '0' }, { limit: '1001' }, { limit: '-1' }, { limit: '5', offset: '-1' }, {}]
  const queries: readonly (readonly ['foldersBelow' | 'foldersInside' | 'foundFolders', object])[] = [
    ...pages.flatMap((page) => [
      ['foldersBelow', page] as const,
      ['foldersBelow', { ...page, folder }] as const,
      ['foldersInside', { ...page, folder }] as const,
    ]),
    ['foldersBelow', { limit: '5', folder: 'x'.repeat(1001) }],
    ['foldersInside', { limit: '5' }],
    ['foldersInside', { limit: '5', folder: '' }],
    ...['0', '1001', '-1', 'x'].map((limit) => ['foundFolders', { text: 'a', limit }] as const),
    ['foundFolders', { text: 'a' }],
    ['foundFolders', { limit: '5' }],
    ['foundFolders', { text: 'x'.repeat(301), limit: '5' }],
  ]
  for (const [call, query] of queries) {
    const { status } = await alice.call(call, { query: query as Record<string, string> })
    expect([call, query, status]).toEqual([call, query, 400])
  }
  const folders = await alice.call('firstFolders', { query: { folder: '' } })
  expect(folders.status).toBe(400)

  const limit = '50'
  const { results: own } = await bob.ask('folders')
  expect(await bob.ask('firstFolders', { query: { folder } })).toEqual({ results: own })
  expect(await bob.ask('foldersBelow', { query: { folder, limit } })).toEqual({ results: [], count: 0 })
  expect(await bob.ask('foundFolders', { query: { text: folder, limit } })).toEqual({ results: [], count: 0 })
  expect((await bob.call('foldersInside', { query: { folder, limit } })).status).toBe(404)
  expect((await alice.call('foldersInside', { query: { folder: 'No such folder', limit } })).status).toBe(404)
})

it('[A1] tells nobody of folders who is not signed in', async () => {
  const nobody = gateway.browser()
  const calls = [
    ['firstFolders', {}],
    ['foldersBelow', { limit: '5' }],
    ['foldersInside', { folder: 'INBOX', limit: '5' }],
    ['foundFolders', { text: 'a', limit: '5' }],
  ] as const
  for (const [call, query] of calls)
    expect([call, (await nobody.call(call, { query })).status]).toEqual([call, 401])
})

it('[FL-01] [T40] gives folders page by page, and refuses pages that there are not', async () => {
  for (const name of ['b', 'a', 'a/c']) await box().createFolder(name)
  const { results, ...rest } = await alice.ask('folders')
  expect(rest).toEqual({})
  const ask = (limit: string, offset?: string) =>
    alice.ask('folders', { query: { limit, ...(offset && { offset }) } })
  expect(await ask('200')).toEqual({ results, count: results.length })
  const pages = [await ask('5', '0'), await ask('5', '5')]
  expect(pages.map(({ count }) => count)).toEqual([results.length, results.length])
  const byName = results.toSorted((a, b) => (a.raw_name < b.raw_name ? -1 : 1))
  expect(pages.flatMap((page) => page.results)).toEqual(byName)
  const impossible: readonly Record<string, string>[] = [
    { limit: '0' },
    { limit: '1001' },
    { limit: '-1' },
    { limit: '5', offset: 'x' },
  ]
  for (const query of impossible) expect((await alice.call('folders', { query })).status).toBe(400)
})

it('[FL-01] [T40] tells of one folder with its counts', async () => {
  await box().createFolder('项目/Q 3')
  await box().append('项目/Q 3', sampleMail('one'))
  const { results } = await alice.ask('folders')
  const one = results.find(({ raw_name }) => raw_name === '项目/Q 3')
  expect(one).toMatchObject({ count: 1 })
  expect(await alice.ask('folder', { query: { folder: '项目/Q 3' } })).toEqual(one)
  expect((await bob.call('folder', { query: { folder: '项目/Q 3' } })).status).toBe(404)
  expect((await alice.call('folder', { query: { folder: '' } })).status).toBe(400)
})
