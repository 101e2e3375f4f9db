import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Contract } from '@mailroom/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ManualClock } from '../../jobs/ManualClock'
import { bringOnline } from '../../testing/bringOnline'
import { endStaysNow } from '../../testing/endStaysNow'
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway'
import { storeOnDisk, type DiskGoal } from '../../testing/storeOnDisk'
import type { TestBrowser } from '../../testing/TestBrowser'
import { grantWriting } from './writers'

const clock = new ManualClock()
const dayMs = 86_400_000
let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeEach(async () => {
  gateway = await openTestGateway({ onlineDays: 30, diskBytes: 10_000, companyDiskBytes: 5000 }, clock)
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterEach(() => gateway.close())

type Disk = 'personal' | 'company'
type Entry = AnswerOf<Contract['completeDiskFile']>

interface Stored extends DiskGoal {
  readonly by?: TestBrowser
}

const store = (bytes: Buffer, { by = alice, ...goal }: Stored = {}) =>
  storeOnDisk(by, bytes, { name: 'plan.zip', ...goal })
const makeFolder = (name: string, folder?: string, disk: Disk = 'personal'): Promise<Entry> =>
  alice.ask('makeDiskFolder', { body: { disk, name, folder_id: folder } })
const names = async (folder?: string, browser = alice) => {
  const query = { page: '1', page_size: '50', ...(folder !== undefined && { folder_id: folder }) }
  return (await browser.ask('personalDisk', { query })).results.map(({ name }) => name)
}
const used = async () =>
  (await alice.ask('personalDisk', { query: { page: '1', page_size: '10' } })).capacity_used
const download = (id: string, disk: Disk | 'transit' = 'personal', by = alice) =>
  by.call('diskFile', { query: { disk, id, download: '1' } })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const blobs = async () => {
  const rows = await gateway.store.database.db.selectFrom('disk_items').select('blob_key').execute()
  return rows.flatMap(({ blob_key: key }) => key ?? [])
}

const transit = (bytes: Buffer) => bringOnline(alice, bytes, 'film.mp4')
const inTransit = async () =>
  (await alice.ask('transitFiles', { query: { limit: '50', offset: '0' } })).results

const sweep = () => endStaysNow(gateway, clock)

it('[FC-01] [F3] renames files and folders, and refuses names that are none', async () => {
  const file = await store(randomBytes(10))
  const folder = await makeFolder('项目')
  await makeFolder('合同')
  const rename = (id: string, name: string) =>
    alice.call('renameDiskItem', { body: { disk: 'personal', id, name } })
  expect(((await (await rename(file.id, ' 图纸.zip ')).json()) as Entry).name).toBe('图纸.zip')
  expect((await rename(folder.id, '项目二')).status).toBe(200)
  expect((await rename(folder.id, '项目二')).status).toBe(200)
  expect((await rename(folder.id, '合同')).status).toBe(409)
  for (const bad of ['', '  ', 'a'.repeat(21)]) expect((await rename(folder.id, bad)).status).toBe(400)
  const endings = ['virus.exe', 'virus.EXE', 'virus.exe ', 'virus.exe.', 'txt.\u202eexe']
  for (const bad of ['', ...endings, 'a'.repeat(201)]) expect((await rename(file.id, bad)).status).toBe(400)
  expect(await names()).toEqual(['合同', '项目二', '图纸.zip'])
})

it('[F1] a name with a path in it keeps its last part alone, in the list and in what is downloaded', async () => {
  const file = await store(randomBytes(10))
  const body = { disk: 'personal', id: file.id, name: '../../etc/\u202egpj.zip' } as const
  await alice.ask('renameDiskItem', { body })
  expect(await names()).toEqual(['\u202egpj.zip'])
  const disposition = (await download(file.id)).headers.get('content-disposition')!
  expect(disposition).not.toMatch(/etc|\u202e|%E2%80%AE/i)
})

it('[FC-02] moves all or none, into no folder of itself, and beside none of the same name', async () => {
  const outer = await makeFolder('外')
  const inner = await makeFolder('内', outer.id)
  const file = await store(randomBytes(10))
  const move = (ids: string[], folder?: string) =>
    alice.call('moveDiskItems', { body: { disk: 'personal', ids, folder_id: folder } })
  expect((await move([file.id], inner.id)).status).toBe(200)
  expect(await names(inner.id)).toEqual(['plan.zip'])
  expect((await move([outer.id], inner.id)).status).toBe(400)
  expect((await move([outer.id], outer.id)).status).toBe(400)
  const other = await makeFolder('内')
  expect((await move([file.id, inner.id])).status).toBe(409)
  expect((await move([file.id, 'nothing-here'])).status).toBe(404)
  expect(await names(inner.id)).toEqual(['plan.zip'])
  expect((await move([file.id], 'nothing-here')).status).toBe(404)
  expect((await move([other.id, file.id], inner.id)).status).toBe(200)
  expect(await names(inner.id)).toEqual(['内', 'plan.zip'])
})

it('[FC-02] folders do not lie deeper than twenty, wherever they are moved', async () => {
  const chain = async (length: number) => {
    const made: Entry[] = []
    for (let depth = 0; depth < length; depth += 1)
      made.push(await makeFolder(`第${depth}层`, made.at(-1)?.id))
    return made
  }
  const deep = await chain(19)
  const top = await makeFolder('单')
  await makeFolder('双', top.id)
  const body = { disk: 'personal', ids: [top.id], folder_id: deep.at(-1)!.id } as const
  expect((await alice.call('moveDiskItems', { body })).status).toBe(400)
  expect((await alice.call('moveDiskItems', { body: { ...body, folder_id: deep.at(-2)!.id } })).status).toBe(
    200,
  )
})

it('[FC-02] two who move folders into each other at once make no circle', async () => {
  const [a, b] = [await makeFolder('甲'), await makeFolder('乙')]
  const into = (id: string, folder: string) =>
    alice.call('moveDiskItems', { body: { disk: 'personal', ids: [id], folder_id: folder } })
  const statuses = await Promise.all(
    [into(a.id, b.id), into(b.id, a.id)].map(async (each) => (await each).status),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await names()).length).toBe(1)
})

it('[FC-02] deletes a folder with all in it, and gives the room back', async () => {
  const outer = await makeFolder('外')
  const inner = await makeFolder('内', outer.id)
  await store(randomBytes(1000), { folder: inner.id })
  const [gone] = await blobs()
  const kept = await store(randomBytes(500))
  expect(await used()).toBe(1500)
  await alice.ask('deleteDiskItems', { body: { disk: 'personal', ids: [outer.id, 'nothing-here'] } })
  expect([await names(), await used()]).toEqual([['plan.zip'], 500])
  expect((await blobs()).length).toBe(1)
  await expect(gateway.store.blobs.open(gone!)).rejects.toMatchObject({ kind: 'notFound' })
  expect((await download(kept.id)).status).toBe(200)
})

it('[FC-02] [AT-03] what mails link to outlives its file, takes its own room, and ends with its time', async () => {
  const bytes = randomBytes(700)
  const file = await store(bytes)
  const linked = await alice.ask('linkDiskFiles', {
    body: { net_attachments: [file.id], company_attachments: [] },
  })
  expect(await used()).toBe(700)
  await alice.ask('deleteDiskItems', { body: { disk: 'personal', ids: [file.id] } })
  expect(await used()).toBe(700)
  const id = linked.results[0]!.id
  expect((await bytesOf(await download(id, 'transit'))).equals(bytes)).toBe(true)
  clock.advance(31 * dayMs)
  await sweep()
  alice = await gateway.signedIn('alice')
  expect([await used(), (await download(id, 'transit')).status]).toEqual([0, 404])
})

it('[FC-02] bytes that two people link to stay for the one when the other’s time is over', async () => {
  await grantWriting(gateway.store.database.db, gateway.alice.id, clock.now())
  const bytes = randomBytes(100)
  const file = await store(bytes, { disk: 'company' })
  const link = (browser: TestBrowser) =>
    browser.ask('linkDiskFiles', { body: { net_attachments: [], company_attachments: [file.id] } })
  await link(bob)
  clock.advance(10 * dayMs)
  alice = await gateway.signedIn('alice')
  const { results } = await link(alice)
  await alice.ask('deleteDiskItems', { body: { disk: 'company', ids: [file.id] } })
  clock.advance(25 * dayMs)
  await sweep()
  alice = await gateway.signedIn('alice')
  expect((await bytesOf(await download(results[0]!.id, 'transit'))).equals(bytes)).toBe(true)
})

it('[FC-02] gives a file whole or in part, as a download that cannot act', async () => {
  const bytes = randomBytes(5000)
  const file = await store(bytes, { name: '页面.html' })
  const whole = await download(file.id)
  expect(whole.headers.get('content-type')).toBe('application/octet-stream')
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
  expect((await bytesOf(whole)).equals(bytes)).toBe(true)
  const part = await alice.fetch(`/api/netdisk/download/?disk=personal&id=${file.id}`, {
    headers: { range: 'bytes=1000-1999' },
  })
  expect([part.status, (await bytesOf(part)).equals(bytes.subarray(1000, 2000))]).toEqual([206, true])
})

it('[FC-02] packs files and folders under their names, none twice', async () => {
  const folder = await makeFolder('项目')
  const small = await store(Buffer.from('outside'), { name: 'a.txt' })
  const large = await store(Buffer.from('again'), { name: 'A.TXT' })
  await store(Buffer.from('inside'), { name: 'a.txt', folder: folder.id })
  await makeFolder('空', folder.id)
  const answer = await alice.call('diskZip', {
    query: { disk: 'personal', ids: [small, large, folder].map(({ id }) => id).join(',') },
  })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const directory = await mkdtemp(join(tmpdir(), 'mailroom-zip-'))
  try {
    const path = join(directory, 'files.zip')
    await writeFile(path, await bytesOf(answer))
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print({n: z.read(n).decode() for n in sorted(z.namelist())})'
    const read = execFileSync('python3', ['-c', script, path], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONUTF8: '1' },
    })
    expect(read.trim()).toBe("{'A (2).TXT': 'again', 'a.txt': 'outside', '项目/a.txt': 'inside'}")
  } finally {
    await rm(directory, { recursive: true })
  }
  expect((await alice.call('diskZip', { query: { disk: 'personal', ids: 'nothing-here' } })).status).toBe(404)
})

it('[FC-05] renews a file in transit, never for less than it has', async () => {
  const { id } = await transit(randomBytes(10))
  const renew = (period: 'month' | 'year') =>
    alice.ask('renewTransitFile', { path: { id }, body: { period } })
  const year = await renew('year')
  expect(Date.parse(year.expires!)).toBe(clock.now() + 365 * dayMs)
  expect((await renew('month')).expires).toBe(year.expires)
  clock.advance(100 * dayMs)
  await sweep()
  alice = await gateway.signedIn('alice')
  expect((await inTransit()).map((each) => each.id)).toEqual([id])
  const gone = await alice.call('renewTransitFile', {
    path: { id: 'nothing-here' },
    body: { period: 'year' },
  })
  expect(gone.status).toBe(404)
})

it('[FC-05] keeps files of transit on a disk without a second copy, and counts them once', async () => {
  const bytes = randomBytes(6000)
  const { id } = await transit(bytes)
  const folder = await makeFolder('片子')
  const keep = (disk: Disk = 'personal') =>
    alice.call('keepTransitFiles', { body: { disk, ids: [id], folder_id: folder.id } })
  expect(((await (await keep()).json()) as { results: Entry[] }).results.map(({ name }) => name)).toEqual([
    'film.mp4',
  ])
  expect(await used()).toBe(6000)
  // A second copy would be one.
  expect((await keep()).status).toBe(507)
  expect((await keep('company')).status).toBe(403)
  await alice.ask('deleteTransitFiles', { body: { ids: [id] } })
  await sweep()
  const [kept] = (
    await alice.ask('personalDisk', { query: { page: '1', page_size: '10', folder_id: folder.id } })
  ).results
  expect((await bytesOf(await download(kept!.id))).equals(bytes)).toBe(true)
})

it('[FC-05] deletes files in transit, and their room is free at once', async () => {
  const { id } = await transit(randomBytes(3000))
  expect(await used()).toBe(3000)
  await alice.ask('deleteTransitFiles', { body: { ids: [id, 'nothing-here'] } })
  expect([await inTransit(), await used(), (await download(id, 'transit')).status]).toEqual([[], 0, 404])
})

it('[A1] nothing of somebody else is read, named, moved, renewed, kept or deleted', async () => {
  const file = await store(randomBytes(10))
  const lying = await transit(randomBytes(10))
  const folder = await bob.ask('makeDiskFolder', { body: { disk: 'personal', name: '别人' } })
  const disk = 'personal' as const
  const statuses = [
    await bob.call('renameDiskItem', { body: { disk, id: file.id, name: 'mine.zip' } }),
    await bob.call('moveDiskItems', { body: { disk, ids: [file.id], folder_id: folder.id } }),
    await download(file.id, 'personal', bob),
    await download(file.id, 'company', bob),
    await download(lying.id, 'transit', bob),
    await bob.call('diskZip', { query: { disk, ids: file.id } }),
    await bob.call('diskZip', { query: { disk: 'transit', ids: lying.id } }),
    await bob.call('renewTransitFile', { path: { id: lying.id }, body: { period: 'year' } }),
    await bob.call('keepTransitFiles', { body: { disk, ids: [lying.id] } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 404))
  await bob.ask('deleteDiskItems', { body: { disk, ids: [file.id] } })
  await bob.ask('deleteTransitFiles', { body: { ids: [lying.id] } })
  expect([await names(), (await inTransit()).length]).toEqual([['plan.zip'], 1])
})

it('[FC-04] nothing changes on the disk of the organisation for who may only read there', async () => {
  await grantWriting(gateway.store.database.db, gateway.alice.id, clock.now())
  const file = await store(randomBytes(10), { disk: 'company' })
  const disk = 'company' as const
  for (const answer of [
    await bob.call('renameDiskItem', { body: { disk, id: file.id, name: 'b.zip' } }),
    await bob.call('moveDiskItems', { body: { disk, ids: [file.id] } }),
    await bob.call('deleteDiskItems', { body: { disk, ids: [file.id] } }),
  ])
    expect(answer.status).toBe(403)
  expect((await download(file.id, 'company', bob)).status).toBe(200)
})

it('[FC-02] [FC-05] what is done with several at once is done with 1 to 100', async () => {
  const many = Array.from({ length: 101 }, (_, at) => `no-such-file-${at}`)
  const disk = 'personal' as const
  for (const ids of [[], many])
    for (const answer of [
      await alice.call('moveDiskItems', { body: { disk, ids } }),
      await alice.call('deleteDiskItems', { body: { disk, ids } }),
      await alice.call('diskZip', { query: { disk, ids: ids.join(',') } }),
      await alice.call('deleteTransitFiles', { body: { ids } }),
      await alice.call('keepTransitFiles', { body: { disk, ids } }),
    ])
      expect(answer.status).toBe(400)
  expect((await alice.call('deleteDiskItems', { body: { disk, ids: many.slice(1) } })).status).toBe(200)
})
