import type { AnswerOf, Contract } from '@mailroom/api'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ManualClock } from '../../jobs/ManualClock'
import { bringPiece } from '../../testing/bringPiece'
import { draftContent } from '../../testing/draftContent'
import { endStaysNow } from '../../testing/endStaysNow'
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway'
import { diskOrder, storeOnDisk, tryStoring } from '../../testing/storeOnDisk'
import type { TestBrowser } from '../../testing/TestBrowser'
import { grantWriting, revokeWriting } from './writers'

const clock = new ManualClock()
const dayMs = 86_400_000
let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  const limits = { onlineDays: 30, diskBytes: 10_000, companyDiskBytes: 5000 }
  gateway = await openTestGateway(limits, clock)
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

const page = (folder?: string) => ({
  query: { page: '1', page_size: '10', ...(folder !== undefined && { folder_id: folder }) },
})
const namesOf = ({ results }: AnswerOf<Contract['personalDisk']>) => results.map(({ name }) => name)

it('[AT-04] keeps files in folders of one’s own, which nobody else sees or links to', async () => {
  const folder = await alice.ask('makeDiskFolder', { body: { disk: 'personal', name: '项目' } })
  const file = await storeOnDisk(alice, randomBytes(1000), { disk: 'personal', folder: folder.id })
  expect(namesOf(await alice.ask('personalDisk', page()))).toEqual(['项目'])
  const inside = await alice.ask('personalDisk', page(folder.id))
  expect([namesOf(inside), inside.folder_names, inside.capacity_used]).toEqual([
    ['图纸.zip'],
    [{ id: folder.id, name: '项目' }],
    1000,
  ])
  expect(namesOf(await bob.ask('personalDisk', page()))).toEqual([])
  expect((await bob.call('personalDisk', page(folder.id))).status).toBe(404)
  const body = { net_attachments: [file.id], company_attachments: [] }
  expect((await bob.call('linkDiskFiles', { body })).status).toBe(404)
  expect((await bob.call('linkDiskFiles', { body: { ...body, net_attachments: [folder.id] } })).status).toBe(
    404,
  )
  expect((await tryStoring(bob, randomBytes(10), { disk: 'personal', folder: folder.id })).status).toBe(404)
})

it('[AT-04] refuses two folders of one name, and names that are none', async () => {
  const make = (name: string) => alice.call('makeDiskFolder', { body: { disk: 'personal', name } })
  await make('合同')
  expect([
    (await make(' 合同 ')).status,
    (await make('  ')).status,
    (await make('a'.repeat(21))).status,
  ]).toEqual([409, 400, 400])
})

it('[AT-03] [AT-04] links a file of a disk once, takes no room for that, and keeps it when the link ends', async () => {
  const bytes = randomBytes(1500)
  const file = await storeOnDisk(alice, bytes, { disk: 'personal', name: 'once.zip' })
  const { capacity_used: before } = await alice.ask('personalDisk', page())
  const body = { net_attachments: [file.id, file.id], company_attachments: [] }
  const { results } = await alice.ask('linkDiskFiles', { body })
  expect((await alice.ask('linkDiskFiles', { body })).results.map(({ id }) => id)).toEqual(
    results.map(({ id }) => id),
  )
  expect(results).toHaveLength(1)
  const transit = await alice.ask('transitFiles', { query: { limit: '10', offset: '0' } })
  expect([namesOf(transit), transit.capacity_used]).toEqual([['once.zip'], before])
  const attachment = { ...results[0]!, sizeBytes: 0, contentType: '', online: { expiresAt: 0 } }
  const to = [{ address: 'carol@outside.example.org', name: '' }]
  const content = draftContent({ to, attachments: [attachment] })
  const { messageId } = await gateway.services.sending.send(gateway.alice.id, content, 'draft-of-the-disk')
  expect((await alice.ask('fileLinks', { query: { message_id: messageId } })).results).toHaveLength(1)
  clock.advance(31 * dayMs)
  const { database, blobs } = gateway.store
  const key = await database.db
    .selectFrom('disk_items')
    .select('blob_key')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow()
  await endStaysNow(gateway, clock)
  expect(await blobs.size(key.blob_key!)).toBe(1500)
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
  expect(namesOf(await alice.ask('transitFiles', { query: { limit: '10', offset: '0' } }))).toEqual([])
  // Its time begins anew.
  expect((await alice.ask('linkDiskFiles', { body })).results[0]?.id).not.toBe(results[0]!.id)
})

it('[AT-04] lets everybody read the disk of the organisation, and those put files there who may', async () => {
  expect((await tryStoring(alice, randomBytes(100), { disk: 'company' })).status).toBe(403)
  expect((await alice.call('makeDiskFolder', { body: { disk: 'company', name: 'x' } })).status).toBe(403)
  const { db } = gateway.store.database
  await grantWriting(db, gateway.alice.id, clock.now())
  const file = await storeOnDisk(alice, randomBytes(100), { disk: 'company', name: '手册.pdf' })
  const seen = await bob.ask('companyDisk', page())
  expect([namesOf(seen), seen.can_upload]).toEqual([['手册.pdf'], false])
  const body = { net_attachments: [], company_attachments: [file.id] }
  expect((await bob.ask('linkDiskFiles', { body })).results[0]?.name).toBe('手册.pdf')
  await revokeWriting(db, gateway.alice.id)
  expect((await tryStoring(alice, randomBytes(100), { disk: 'company' })).status).toBe(403)
})

it.each([
  ['personal', /Your personal disk is full: [\d.]+ KB of 9\.77 KB/],
  ['company', /The disk of your organisation is full: [\d.]+ KB of 4\.88 KB/],
] as const)(
  '[AT-05] says that the %s disk is full, and lets no two files into the last room',
  async (disk, words) => {
    await grantWriting(gateway.store.database.db, gateway.bob.id, clock.now())
    const before = await bob.ask(disk === 'personal' ? 'personalDisk' : 'companyDisk', page())
    const size = Math.floor((before.capacity_total - before.capacity_used) * 0.6)
    const files = [randomBytes(size), randomBytes(size), randomBytes(size)]
    await Promise.all(files.map((bytes) => bringPiece(bob, bytes)))
    const answers = await Promise.all(
      files.map((bytes) => bob.call('completeDiskFile', diskOrder(bytes, { disk }))),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 507, 507])
    const refused = answers.find(({ status }) => status === 507)!
    expect(JSON.stringify(await refused.json())).toMatch(words)
    const asked = { fileMd5: 'a'.repeat(32), file_size: String(size), upload_type: disk }
    expect((await bob.call('uploadState', { query: asked })).status).toBe(507)
  },
)
