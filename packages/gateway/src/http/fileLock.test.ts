import { type CallName, contract } from '@mailroom/api'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeLocks } from '../locks/createLock'
import { bringPiece } from '../testing/bringPiece'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { diskOrder, storeOnDisk } from '../testing/storeOnDisk'
import type { TestBrowser, TestCall } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

let gateway: TestGateway
let alice: TestBrowser
let file: string

const password = 'Schloss-2026'
const bytes = Buffer.from('canary-plan')
const fileMd5 = createHash('md5').update(bytes).digest('hex')
const page = { query: { page: '1', page_size: '10' } }
const order = (disk: 'personal' | 'company') => diskOrder(bytes, { disk, name: 'canary.txt' })

beforeAll(async () => {
  gateway = await openTestGateway({ onlineDays: 30, diskBytes: 10_000 })
  alice = await gateway.signedIn('alice')
  file = (await storeOnDisk(alice, bytes, { name: 'canary.txt' })).id
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await removeLocks(gateway.store.database, gateway.alice.id)
})

async function wrapped(browser: TestBrowser, text: string) {
  const { public_key, time } = await browser.ask('loginBefore')
  return wrapPassword(text, public_key, time)
}

type LockCall = 'setFolderLock' | 'openFolderLock' | 'removeFolderLock'
const lockCall = async (
  name: LockCall,
  { text = password, scope = 'files' }: { text?: string; scope?: 'files' | 'folders' } = {},
) => alice.call(name, { body: { lock_password: await wrapped(alice, text), scope } })

const places = ['personal', 'company', 'transit'] as const

/** Each call that shows or changes what lies in the file center. */
const table = (): Partial<Record<CallName, readonly TestCall[]>> => ({
  personalDisk: [page],
  companyDisk: [page],
  transitFiles: [{ query: { offset: '0', limit: '10' } }],
  completeDiskFile: [order('personal'), order('company')],
  makeDiskFolder: [{ body: { name: '项目', disk: 'personal' } }, { body: { name: '项目', disk: 'company' } }],
  linkDiskFiles: [
    { body: { net_attachments: [file], company_attachments: [] } },
    { body: { net_attachments: [], company_attachments: [file] } },
  ],
  renameDiskItem: [
    { body: { disk: 'personal', id: file, name: 'a.txt' } },
    { body: { disk: 'company', id: file, name: 'a.txt' } },
  ],
  moveDiskItems: [{ body: { disk: 'personal', ids: [file] } }, { body: { disk: 'company', ids: [file] } }],
  deleteDiskItems: [{ body: { disk: 'personal', ids: [file] } }, { body: { disk: 'company', ids: [file] } }],
  diskFile: places.map((disk) => ({ query: { disk, id: file } })),
  diskZip: places.map((disk) => ({ query: { disk, ids: file } })),
  deleteTransitFiles: [{ body: { ids: [file] } }],
  keepTransitFiles: [{ body: { disk: 'personal', ids: [file] } }],
  renewTransitFile: [{ path: { id: file }, body: { period: 'month' } }],
  createFileShare: [{ body: { disk: 'personal', id: file, days: 7 } }],
  fileShares: [{ query: { offset: '0', limit: '10' } }],
  endFileShares: [{ body: { ids: ['1'] } }],
  uploadState: [
    { query: { fileMd5, upload_type: 'personal', file_size: '5' } },
    { query: { fileMd5, upload_type: 'company', file_size: '5' } },
  ],
})

/** Where what lies in transit is listed, renewed, kept and deleted. */
const isOfTransit = (path: string) =>
  /^\/api\/mail\/attach\/((batchdelete|move-to-disk|\{id\}\/renewal)\/)?$/.test(path)

/** What a mail takes along, and files on their way, are no part of the file center. */
const ofMails: readonly CallName[] = [
  ...(['uploadChunk', 'upload', 'completeUpload', 'completeImport', 'keepOnline', 'completeOnline'] as const),
  ...(['fileLinks', 'withdrawLink'] as const),
]

it('[LK-08] [LK-05] [A5] every call about the file center is behind its lock', async () => {
  const known = Object.entries(contract)
    .filter(([, { path }]) => path.startsWith('/api/netdisk/') || isOfTransit(path))
    .map(([name]) => name)
  const said = [...Object.keys(table()), ...ofMails]
  expect(known.filter((name) => !said.includes(name))).toEqual([])

  await bringPiece(alice, bytes)
  await lockCall('setFolderLock')
  for (const [name, inputs] of Object.entries(table())) {
    for (const input of inputs) {
      const answer = await alice.call(name as CallName, input)
      expect([name, answer.status]).toEqual([name, 423])
      expect(await answer.text()).not.toContain('canary')
    }
  }
  await lockCall('openFolderLock')
  const { results } = await alice.ask('personalDisk', page)
  expect(results.map(({ name }) => name)).toEqual(['canary.txt'])
})

it('[SH-01] [SH-05] nothing of it is answered where the organisation has turned it off, and nobody is led there', async () => {
  await bringPiece(alice, bytes)
  await gateway.services.organisation.set({ allowFiles: false })
  try {
    for (const [name, inputs] of Object.entries(table()))
      for (const input of inputs)
        expect([name, (await alice.call(name as CallName, input)).status]).toEqual([name, 403])
    expect(await alice.ask('loginAfter')).toMatchObject({ sw_netdisk_page: false })
    expect((await alice.call('fileLinks', { query: { message_id: '<none@example.com>' } })).status).toBe(200)
  } finally {
    await gateway.services.organisation.reset()
  }
  expect(await alice.ask('loginAfter')).toMatchObject({ sw_netdisk_page: true })
})

it('[LK-08] mails take files along whether the file center is locked or not', async () => {
  await lockCall('setFolderLock')
  await bringPiece(alice, bytes)
  const query = { fileMd5, upload_type: 'attach', file_size: `${bytes.length}` } as const
  expect((await alice.call('uploadState', { query })).status).toBe(200)
  expect((await alice.call('fileLinks', { query: { message_id: '<none@example.com>' } })).status).toBe(200)
})

it('[LK-05] is opened for one session and no other, and for nobody else', async () => {
  await lockCall('setFolderLock')
  await lockCall('openFolderLock')
  expect((await alice.call('personalDisk', page)).status).toBe(200)
  const other = await gateway.signedIn('alice')
  expect((await other.call('personalDisk', page)).status).toBe(423)
  expect(await other.ask('folderLock')).toMatchObject({ is_lockfile: true, is_file_rel: false })
  const bob = await gateway.signedIn('bob')
  expect((await bob.call('personalDisk', page)).status).toBe(200)
  expect(await bob.ask('folderLock')).toMatchObject({ is_lockfile: false, is_file_rel: false })
})

it('[LK-05] [ST-19] has a password of its own: neither lock opens or takes off the other', async () => {
  await lockCall('setFolderLock', { scope: 'folders', text: 'Ordner-2026' })
  await lockCall('setFolderLock')
  expect((await lockCall('openFolderLock', { text: 'Ordner-2026' })).status).toBe(400)
  expect(await (await lockCall('openFolderLock')).json()).toEqual({
    ...{ is_lockmailbox: true, is_maibox_rel: false },
    ...{ is_lockfile: true, is_file_rel: true },
    ...{ is_lockcalendar: false, is_calendar_rel: false },
  })
  expect((await lockCall('removeFolderLock', { scope: 'folders' })).status).toBe(400)
  expect(await (await lockCall('removeFolderLock')).json()).toMatchObject({
    ...{ is_lockmailbox: true, is_lockfile: false },
  })
  expect((await lockCall('removeFolderLock')).status).toBe(404)
})

it('[B3] counts wrong passwords of this lock in the database, and none of the other', async () => {
  await lockCall('setFolderLock')
  await lockCall('setFolderLock', { scope: 'folders' })
  const statuses = []
  for (let index = 0; index < 6; index++)
    statuses.push((await lockCall('openFolderLock', { text: `wrong-${index}` })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await lockCall('openFolderLock')).status).toBe(429)
  expect((await lockCall('openFolderLock', { scope: 'folders' })).status).toBe(200)
})

it('[LK-06] [A8] is kept as a slow hash, and the administrator can take it off', async () => {
  await lockCall('setFolderLock')
  const rows = await gateway.store.database.db.selectFrom('locks').selectAll().execute()
  expect(rows.map(({ scope }) => scope)).toEqual(['files'])
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
  expect(await removeLocks(gateway.store.database, gateway.alice.id)).toBe(true)
  expect((await alice.call('personalDisk', page)).status).toBe(200)
})
