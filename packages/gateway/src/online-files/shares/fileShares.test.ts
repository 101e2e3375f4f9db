import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ManualClock } from '../../jobs/ManualClock'
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway'
import { storeOnDisk } from '../../testing/storeOnDisk'
import type { TestBrowser } from '../../testing/TestBrowser'
import { grantWriting, revokeWriting } from '../disks/writers'

const clock = new ManualClock()
const dayMs = 86_400_000
let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway({ diskBytes: 1_000_000, publicUrl: 'http://localhost:8080' }, clock)
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

type Disk = 'personal' | 'company'

const store = (bytes: Buffer, name = 'canary-图纸.zip', disk: Disk = 'personal') =>
  storeOnDisk(alice, bytes, { name, disk })
const share = (id: string, days: 1 | 7 = 7, disk: Disk = 'personal') =>
  alice.ask('createFileShare', { body: { disk, id, days } })
const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname
/** Somebody outside, without a session. */
const visit = (path: string) => gateway.browser().fetch(path)
const enter = (path: string, code: string) =>
  gateway.browser().fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ code }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
/** Sessions do not last for so long. */
async function laterThanADay() {
  clock.advance(dayMs + 1)
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
}
const slice = { query: { limit: '100', offset: '0' } }

it('[FC-03] gives a file to whoever has its address and its code, without a session', async () => {
  const bytes = randomBytes(70_000)
  const file = await store(bytes)
  const shared = await share(file.id)
  expect(shared).toMatchObject({ name: 'canary-图纸.zip', status: 'open', download_count: 0 })
  expect(shared.code).toMatch(/^[a-hj-km-np-z2-9]{6}$/)
  const page = await visit(pathOf(shared))
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('<form method="post">')
  // Whoever finds an address learns nothing of what is behind it.
  expect(text).not.toContain('canary')
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")

  const answer = await enter(pathOf(shared), ` ${shared.code.toUpperCase()} `)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  const { results } = await alice.ask('fileShares', slice)
  expect(results[0]).toEqual({ ...shared, download_count: 1 })
})

it('[FC-03] [B3] refuses wrong codes, and soon all of them for a while', async () => {
  const shared = await share((await store(randomBytes(10))).id)
  const statuses = []
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await enter(pathOf(shared), 'wrong2')).status)
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  expect((await enter(pathOf(shared), shared.code)).status).toBe(429)
  const other = await share((await store(randomBytes(10))).id)
  const wrong = await enter(pathOf(other), '')
  expect(await wrong.text()).toContain('role="alert"')
  expect((await enter(pathOf(other), other.code)).status).toBe(200)
  clock.advance(31_000)
  expect((await enter(pathOf(shared), shared.code)).status).toBe(200)
})

it('[FC-03] ends when its owner says so, when its time is over and when its file is gone', async () => {
  const file = await store(randomBytes(10))
  const [ended, gone] = [await share(file.id), await share(file.id)]
  const over = await share((await store(randomBytes(10))).id, 1)
  await alice.ask('endFileShares', { body: { ids: [ended.id] } })
  await laterThanADay()
  await gateway.store.database.db.deleteFrom('disk_items').where('id', '=', file.id).execute()
  for (const each of [ended, over, gone]) {
    expect((await visit(pathOf(each))).status).toBe(410)
    expect((await enter(pathOf(each), each.code)).status).toBe(404)
  }
  const { results } = await alice.ask('fileShares', slice)
  const statusOf = (id: string) => results.find((each) => each.id === id)?.status
  expect([ended, over, gone].map(({ id }) => statusOf(id))).toEqual(['cancelled', 'expired', 'deleted'])
})

it('[FC-03] follows its file to another name', async () => {
  const file = await store(randomBytes(10))
  const shared = await share(file.id)
  await gateway.store.database.db
    .updateTable('disk_items')
    .set({ name: '../../最终"\r\nX-Injected: 1.zip' })
    .where('id', '=', file.id)
    .execute()
  const answer = await enter(pathOf(shared), shared.code)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-injected')).toBeNull()
  expect(answer.headers.get('content-disposition')).not.toMatch(/filename="[^"]*\//)
})

it('[FC-03] [A1] is nobody else’s to see, to make or to end', async () => {
  const file = await store(randomBytes(10))
  const shared = await share(file.id)
  expect((await bob.ask('fileShares', slice)).count).toBe(0)
  const foreign = { body: { disk: 'personal', id: file.id, days: 7 } } as const
  expect((await bob.call('createFileShare', foreign)).status).toBe(404)
  await bob.ask('endFileShares', { body: { ids: [shared.id] } })
  expect((await visit(pathOf(shared))).status).toBe(200)
})

it('[FC-03] shares no folder, and of the organisation’s disk only what one may write there', async () => {
  const folder = await alice.ask('makeDiskFolder', { body: { disk: 'personal', name: '项目' } })
  const of = (id: string, disk: Disk) => alice.call('createFileShare', { body: { disk, id, days: 7 } })
  expect((await of(folder.id, 'personal')).status).toBe(400)
  const { db } = gateway.store.database
  await grantWriting(db, gateway.alice.id, clock.now())
  const { id } = await store(randomBytes(10), 'plan.zip', 'company')
  expect((await of(id, 'company')).status).toBe(200)
  await revokeWriting(db, gateway.alice.id)
  expect((await of(id, 'company')).status).toBe(403)
})

it('[A8] keeps neither address nor code as they are', async () => {
  const shared = await share((await store(randomBytes(10))).id)
  const rows = await gateway.store.database.db.selectFrom('file_shares').selectAll().execute()
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(pathOf(shared).split('/').at(-1)!)
  expect(kept).not.toContain(`"${shared.code}"`)
})

it('[FC-03] says nothing of addresses that nobody has given out, nor of forms that are none', async () => {
  expect((await visit('/fileshare/nobody-has-given-this-out')).status).toBe(404)
  const shared = await share((await store(randomBytes(10))).id)
  const large = await gateway.browser().fetch(pathOf(shared), { method: 'POST', body: 'x'.repeat(2000) })
  expect(large.status).toBe(413)
  const broken = new Uint8Array([0xff, 0xfe])
  expect((await gateway.browser().fetch(pathOf(shared), { method: 'POST', body: broken })).status).toBe(400)
})
