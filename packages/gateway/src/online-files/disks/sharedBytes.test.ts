import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostgres } from '../../doors/database/columns'
import { ManualClock } from '../../jobs/ManualClock'
import { endStaysNow } from '../../testing/endStaysNow'
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway'
import { putItem } from '../../testing/putItem'
import type { TestBrowser } from '../../testing/TestBrowser'
import { turnOf } from '../OnlineFiles'
import { diskOf } from '../room'
import { turnOfDisk } from './DiskFiles'
import { grantWriting } from './writers'

const clock = new ManualClock()
const dayMs = 86_400_000
let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway({ onlineDays: 30, diskBytes: 100_000 }, clock)
  await grantWriting(gateway.store.database.db, gateway.alice.id, clock.now())
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

const onCompanyDisk = (text: string) => putItem(gateway, { disk: diskOf(), name: 'plan.txt', text })
const onOwnDisk = (text: string) =>
  putItem(gateway, { disk: diskOf(gateway.alice.id), name: 'plan.txt', text })
async function keyOf(id: string): Promise<string> {
  const items = gateway.store.database.db.selectFrom('disk_items').select('blob_key')
  return (await items.where('id', '=', id).executeTakeFirstOrThrow()).blob_key!
}
const linking = (browser: TestBrowser, id: string) =>
  browser.call('linkDiskFiles', { body: { net_attachments: [], company_attachments: [id] } })
const isThere = (key: string) =>
  gateway.store.blobs.size(key).then(
    () => true,
    () => false,
  )

const sweep = () => endStaysNow(gateway, clock)

it('[FC-02] [R2] nobody links to a file of the organisation while it is being deleted', async () => {
  const id = await onCompanyDisk('shared')
  const { database } = gateway.store
  let linked: Promise<Response> | undefined
  await database.transaction(
    async (trx) => {
      linked ??= linking(bob, id)
      // Long enough for whoever does not wait for their turn.
      for (let asked = 0; asked < 20; asked += 1)
        await database.db.selectFrom('accounts').select('id').execute()
      await trx.deleteFrom('disk_items').where('id', '=', id).execute()
    },
    [turnOfDisk(undefined)],
  )
  expect((await linked!).status).toBe(404)
})

it('[FC-05] [R2] bytes that are put on a disk at the last moment outlive their time in transit', async () => {
  const source = await onOwnDisk('last moment')
  const body = { net_attachments: [source], company_attachments: [] }
  const [file] = (await alice.ask('linkDiskFiles', { body })).results
  const key = await keyOf(source)
  await alice.ask('deleteDiskItems', { body: { disk: 'personal', ids: [source] } })
  const { database } = gateway.store
  let swept: Promise<void> | undefined
  // As `keepOnDisk` does in its turn, just before the time is over.
  await database.transaction(
    async (trx) => {
      if (swept === undefined) {
        clock.advance(31 * dayMs)
        swept = sweep()
      }
      for (let asked = 0; asked < 20; asked += 1)
        await database.db.selectFrom('accounts').select('id').execute()
      const row = { id: 'kept-at-the-last-moment', account_id: gateway.alice.id, folder_id: '', kind: 1 }
      const labels = { disk: diskOf(gateway.alice.id), name: 'plan.txt', content_type: 'text/plain' }
      await trx
        .insertInto('disk_items')
        .values({ ...row, ...labels, size_bytes: 11, blob_key: key, stored_at: clock.now() })
        .execute()
    },
    [turnOf(gateway.alice.id)],
  )
  await swept
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
  const query = { disk: 'transit', id: file!.id }
  expect((await alice.call('diskFile', { query })).status).toBe(404)
  expect(await isThere(key)).toBe(true)
})

it('[FC-02] bytes go with the last that has them: two files of a disk, and a link', async () => {
  const first = await onOwnDisk('three times')
  const key = await keyOf(first)
  const body = { net_attachments: [first], company_attachments: [] }
  const [file] = (await alice.ask('linkDiskFiles', { body })).results
  const kept = await alice.ask('keepTransitFiles', { body: { disk: 'personal', ids: [file!.id] } })
  const remove = (id: string) => alice.ask('deleteDiskItems', { body: { disk: 'personal', ids: [id] } })
  await remove(first)
  expect(await isThere(key)).toBe(true)
  await alice.ask('deleteTransitFiles', { body: { ids: [file!.id] } })
  await sweep()
  expect(await isThere(key)).toBe(true)
  await remove(kept.results[0]!.id)
  expect(await isThere(key)).toBe(false)
})

it('[FC-02] deletes a folder with more in it than is deleted at once', async () => {
  const disk = diskOf(gateway.alice.id)
  const folder = await putItem(gateway, { disk, name: '满' })
  for (let at = 0; at < 210; at += 1)
    await putItem(gateway, { disk, name: `${at}.txt`, text: `${at}`, folderId: folder })
  const { db } = gateway.store.database
  const inside = () =>
    db.selectFrom('disk_items').select('blob_key').where('folder_id', '=', folder).execute()
  const keys = (await inside()).map(({ blob_key: key }) => key!)
  await alice.ask('deleteDiskItems', { body: { disk: 'personal', ids: [folder] } })
  expect(await inside()).toEqual([])
  expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => false))
})

it('[FC-02] [T40] finds by an index what was linked to of a file, whoever did', async () => {
  const { db } = gateway.store.database
  // The planner of PostgreSQL looks at how many rows there are, and there are a handful here.
  if (isPostgres(db)) return
  const statement = db
    .updateTable('online_files')
    .set({ source_id: null })
    .where('source_id', 'in', ['a', 'b'])
  const { sql, parameters } = statement.compile()
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  expect(rows.map(({ detail }) => detail).join('\n')).toContain('INDEX online_files_made_of (source_id=?)')
})
