import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putItem } from '../../testing/putItem'
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway'
import type { TestBrowser } from '../../testing/TestBrowser'
import { diskOf } from '../room'

let gateway: TestGateway
let alice: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway({ onlineDays: 30, diskBytes: 1_000_000 })
  alice = await gateway.signedIn('alice')
})
afterAll(() => gateway.close())

/** Puts something on the disk of alice under any name. */
const put = (name: string, text?: string, folderId?: string) =>
  putItem(gateway, { disk: diskOf(gateway.alice.id), name, text, folderId })
const packed = (ids: readonly string[], disk: 'personal' | 'transit' = 'personal') =>
  alice.call('diskZip', { query: { disk, ids: ids.join(',') } })

/** Names and texts of a zip, in its order. */
async function unzipped(ids: readonly string[], disk?: 'transit'): Promise<[string, string][]> {
  const answer = await packed(ids, disk)
  expect(answer.status).toBe(200)
  const directory = await mkdtemp(join(tmpdir(), 'mailroom-zip-'))
  try {
    const path = join(directory, 'files.zip')
    await writeFile(path, Buffer.from(await answer.arrayBuffer()))
    const script =
      'import sys, json, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(json.dumps([[n, z.read(n).decode()] for n in z.namelist()]))'
    const env = { ...process.env, PYTHONUTF8: '1' }
    return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8', env })) as [
      string,
      string,
    ][]
  } finally {
    await rm(directory, { recursive: true })
  }
}

it.each([
  ['a path', '../../etc/passwd', '_.._etc_passwd'],
  ['an absolute path', '/etc/passwd', '_etc_passwd'],
  ['a drive', 'C:\\Windows\\a.dll', 'C__Windows_a.dll'],
  ['two dots', '..', 'attachment'],
  ['a device', 'CON', '_CON'],
  ['a device with an ending', 'nul.txt', '_nul.txt'],
  ['dots at its end', 'plan.zip. .', 'plan.zip'],
  ['letters turned around', 'plan\u202egpj.zip', 'plangpj.zip'],
  ['a new line', 'a\r\nX-Injected: 1', 'aX-Injected_ 1'],
])('[F1] a name with %s is a safe one in a zip, of a folder and of a file', async (_what, given, safe) => {
  const folder = await put(given)
  await put(given, 'inside', folder)
  expect(await unzipped([folder])).toEqual([[`${safe}/${safe}`, 'inside']])
  const file = await put(given, 'bytes')
  const answer = await alice.call('diskFile', { query: { disk: 'personal', id: file } })
  expect(await answer.text()).toBe('bytes')
  const disposition = answer.headers.get('content-disposition')!
  const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(disposition)!
  expect(decodeURIComponent(encoded)).toBe(safe)
})

it('[F1] long names keep their ending, and are apart in a zip', async () => {
  const name = `${'长'.repeat(300)}.zip`
  const [first, second] = (await unzipped([await put(name, '1'), await put(name, '2')])).map(([path]) => path)
  expect(first).not.toBe(second)
  for (const each of [first!, second!]) {
    expect(each.endsWith('.zip')).toBe(true)
    expect(Buffer.byteLength(each)).toBeLessThanOrEqual(255)
  }
})

it('[FC-02] packs once what was chosen together with its folder', async () => {
  const outer = await put('外')
  const inner = await put('内', undefined, outer)
  await put('deep.txt', 'deep', inner)
  const file = await put('near.txt', 'near', outer)
  const all = new Map(await unzipped([outer, inner, file, outer]))
  expect([all.size, all.get('near.txt'), all.get('内/deep.txt')]).toEqual([2, 'near', 'deep'])
})

it('[FC-02] packs what lies in transit in the order asked, under names of its own', async () => {
  const items = []
  for (const text of ['1', '2', '3']) items.push(await put('same.txt', text))
  const body = { net_attachments: items, company_attachments: [] }
  const ids = (await alice.ask('linkDiskFiles', { body })).results.map(({ id }) => id)
  expect(await unzipped(ids.toReversed(), 'transit')).toEqual([
    ['same.txt', '3'],
    ['same (2).txt', '2'],
    ['same (3).txt', '1'],
  ])
})

it('[FC-02] [R10] refuses more than a package holds, be it folders alone', async () => {
  const folder = await put('满')
  const row = { disk: diskOf(gateway.alice.id), account_id: gateway.alice.id, folder_id: folder, kind: 0 }
  const empty = { content_type: '', size_bytes: 0, blob_key: null, stored_at: 0 }
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...row,
    ...empty,
    id: `many-${at}`,
    name: `${at}`,
  }))
  const { db } = gateway.store.database
  for (let from = 0; from < many.length; from += 500)
    await db
      .insertInto('disk_items')
      .values(many.slice(from, from + 500))
      .execute()
  const answer = await packed([folder])
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('10,000')])
  const body = { disk: 'personal', ids: [folder] }
  await alice.ask('deleteDiskItems', { body })
  expect(await db.selectFrom('disk_items').select('id').where('folder_id', '=', folder).execute()).toEqual([])
})
