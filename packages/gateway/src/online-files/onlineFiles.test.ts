import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { bringOnline } from '../testing/bringOnline'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { draftContent } from '../testing/draftContent'
import type { TestBrowser } from '../testing/TestBrowser'
import { scheduleEnding } from './endStays'

const clock = new ManualClock()
const dayMs = 86_400_000
let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  const limits = { onlineOverBytes: 100_000, onlineDays: 30, timeZone: 'Asia/Shanghai' }
  gateway = await openTestGateway(limits, clock)
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

type Named = Readonly<{ id: string }>
let count = 0

/** A file that lies ready to be linked to. */
const bring = (bytes: Buffer, name?: string) => bringOnline(alice, bytes, name)

/** A file for a draft, as it always was. */
const attach = (bytes: Buffer, name: string, accountId: number = gateway.alice.id) =>
  gateway.services.sending.storeBytes(Readable.from([bytes])).then(({ blobKey }) =>
    gateway.services.sending.keepUpload(accountId, {
      ...{ blobKey, name, contentType: 'application/zip', isInline: false },
    }),
  )

interface Sent {
  readonly messageId: string
  readonly html: string
  readonly text: string
  readonly files: readonly string[]
  readonly tokens: readonly string[]
}

/** Sends a mail to the outside, and reads what it said. */
async function send(
  linked: readonly Named[],
  attached: readonly Named[] = [],
  html = '<p>Hello</p>',
): Promise<Sent> {
  const file = ({ id }: Named) => ({ id, name: '', sizeBytes: 0, contentType: '' })
  const content = draftContent({
    to: [{ address: 'carol@outside.example.org', name: '' }],
    html,
    attachments: [
      ...attached.map(file),
      ...linked.map((each) => ({ ...file(each), online: { expiresAt: 0 } })),
    ],
  })
  const draftId = `draft-of-the-test-${(count += 1)}`
  const { messageId } = await gateway.services.sending.send(gateway.alice.id, content, draftId)
  const mailbox = gateway.store.mail.mailbox(gateway.alice.id)
  const sort = { by: 'arrival', descending: true } as const
  const folder = await mailbox.folderWithRole('sent')
  const [row] = (await mailbox.list({ folder, offset: 0, limit: 1, sort })).messages
  const mail = await mailbox.read(row!.ref)
  const tokens = Array.from(
    mail.html!.matchAll(/http:\/\/127\.0\.0\.1:8080\/link\/([\w-]+)"/g),
    ([, it = '']) => it,
  )
  return {
    messageId,
    html: mail.html!,
    text: mail.text,
    files: mail.attachments.map(({ name }) => name),
    tokens,
  }
}

/** Somebody from the street. */
const visit = (token: string, init?: RequestInit) => gateway.browser().fetch(`/link/${token}`, init)
const linksOf = async ({ messageId }: Sent) =>
  (await alice.ask('fileLinks', { query: { message_id: messageId } })).results
const rows = () => gateway.store.database.db.selectFrom('online_files').selectAll().execute()

it('[AT-03] says in HTML and words what it links to, above the original, and attaches nothing of it', async () => {
  const bytes = randomBytes(3000)
  const file = await bring(bytes, '<b>施工图.zip')
  const sent = await send([file, file], [], '<p>Hello</p><div class="mailroom-quote"><p>Original</p></div>')
  expect(sent.files).toEqual([])
  expect(sent.tokens).toHaveLength(1)
  expect(sent.html).toMatch(
    /Hello[\s\S]*&lt;b&gt;施工图\.zip[\s\S]*2\.93 KB · 有效期至 2026年2月4日[\s\S]*Original/,
  )
  expect(sent.html).not.toContain('<b>施工图')
  expect(sent.text).toContain(`/link/${sent.tokens[0]}`)
  expect((await linksOf(sent)).map(({ file_id: id, status }) => [id, status])).toEqual([[file.id, 'open']])
})

it('[AT-03] [F2] hands the bytes out to whoever has the address, whole and in ranges, and counts downloads', async () => {
  const bytes = randomBytes(4000)
  const sent = await send([await bring(bytes, '报告.html')])
  const [token = ''] = sent.tokens
  const whole = await visit(`${token}/file`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment; .*%E6%8A%A5%E5%91%8A\.html/)
  expect(whole.headers.get('content-type')).toBe('application/octet-stream')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
  const part = await visit(`${token}/file`, { headers: { range: 'bytes=100-199' } })
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))]).toEqual([
    206,
    true,
  ])
  expect((await visit(`${token}/file`, { headers: { range: 'bytes=4000-' } })).status).toBe(416)
  const head = await visit(`${token}/file`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '4000'])
  expect((await linksOf(sent))[0]?.download_count).toBe(1)
})

it('[AT-03] [C2] shows a page without a script, in the language of its visitor', async () => {
  const sent = await send([await bring(randomBytes(3000), '"><script>alert(1)</script>.zip')])
  const page = await visit(sent.tokens[0]!, { headers: { 'accept-language': 'zh-TW,zh;q=0.9' } })
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('線上附件')
  expect(text).toContain('2026年2月4日')
  expect(text).not.toContain('<script')
  expect(await (await visit(sent.tokens[0]!, { headers: { 'accept-language': 'zh' } })).text()).toContain(
    '在线附件',
  )
  expect(await (await visit(sent.tokens[0]!)).text()).toContain('Online attachment')
})

it('[AT-03] keeps nothing from which an address could be made', async () => {
  const sent = await send([await bring(randomBytes(3000))])
  const kept = JSON.stringify(await gateway.store.database.db.selectFrom('file_links').selectAll().execute())
  expect(kept).not.toContain(sent.tokens[0])
  expect(Buffer.from(sent.tokens[0]!, 'base64url')).toHaveLength(32)
  expect((await visit(randomBytes(32).toString('base64url'))).status).toBe(404)
  expect((await visit('x/file')).status).toBe(404)
})

it('[AT-03] ends a link for everybody when its owner says so, and for nobody when others do', async () => {
  const sent = await send([await bring(randomBytes(3000))])
  const [{ id } = { id: '' }] = await linksOf(sent)
  expect((await bob.call('withdrawLink', { body: { id } })).status).toBe(404)
  expect((await bob.ask('fileLinks', { query: { message_id: sent.messageId } })).results).toEqual([])
  expect((await visit(`${sent.tokens[0]}/file`, { method: 'HEAD' })).status).toBe(200)
  await alice.ask('withdrawLink', { body: { id } })
  const page = await visit(sent.tokens[0]!)
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('This link was withdrawn')])
  expect((await visit(`${sent.tokens[0]}/file`)).status).toBe(410)
})

it('[AT-03] makes links of what is larger than it may be, and moves its bytes', async () => {
  const [small, large] = [
    await attach(randomBytes(100_000), 'a.zip'),
    await attach(randomBytes(100_001), 'b.zip'),
  ]
  const sent = await send([], [small, large])
  expect(sent.files).toEqual(['a.zip'])
  expect((await linksOf(sent)).map(({ name }) => name)).toEqual(['b.zip'])
  expect((await gateway.services.sending.uploaded(gateway.alice.id, small.id)).name).toBe('a.zip')
  await expect(gateway.services.sending.uploaded(gateway.alice.id, large.id)).rejects.toThrow('not there')
  const head = await visit(`${sent.tokens[0]}/file`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('100001')
})

it('[AT-03] [F7] takes a file of the asking account alone', async () => {
  const file = await bring(randomBytes(3000))
  expect((await bob.call('keepOnline', { body: { id: file.id } })).status).toBe(404)
  const content = draftContent({
    attachments: [{ ...file, sizeBytes: 1, contentType: '', online: { expiresAt: 0 } }],
  })
  const sending = gateway.services.sending.send(gateway.bob.id, content, 'draft-of-bob-0001')
  await expect(sending).rejects.toMatchObject({ kind: 'notFound' })
})

it.each([
  ['a forbidden name', 400, { file_name: 'setup.pdf.EXE. ' }],
  ['no bytes', 400, { file_size: 0 }],
  ['more than it may weigh', 413, { file_size: 2 ** 31 }],
])('[AT-03] [F3] refuses %s and keeps no file', async (what, status, more) => {
  const before = (await rows()).length
  const described = {
    file_name: 'a.zip',
    file_type: '',
    file_size: 10,
    upload_id: `a-refused-upload-${status}`,
  }
  const body = { fileMd5: '0'.repeat(32), upload_type: 'transit', ...described, ...more }
  expect((await alice.call('completeOnline', { body })).status, what).toBe(status)
  expect((await rows()).length).toBe(before)
})

it('[AT-03] deletes the bytes when their time is over, and says so to who comes then', async () => {
  const file = await bring(randomBytes(3000), 'late.zip')
  const sent = await send([file])
  const drafted = await bring(randomBytes(3000), 'drafted.zip')
  const content = draftContent({
    attachments: [{ id: drafted.id, name: '', sizeBytes: 0, contentType: '', online: { expiresAt: 0 } }],
  })
  await gateway.services.sending.save(gateway.alice.id, content)
  clock.advance(30 * dayMs)
  expect((await visit(`${sent.tokens[0]}/file`)).status).toBe(410)
  await scheduleEnding(gateway.postOffice.queue, gateway.store.database)
  await gateway.postOffice.runner.runDue()
  const page = await visit(sent.tokens[0]!)
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('late.zip')])
  const left = (await rows()).filter((row) => row.blob_key !== null)
  expect(left.map(({ name }) => name)).toEqual(['drafted.zip'])
})

it('[AT-05] tells the figures before a file travels and when it is there, and takes no more than fits', async () => {
  // The session before ended with the clock.
  bob = await gateway.signedIn('bob')
  await gateway.store.accounts.setDiskBytes(gateway.bob.id, 5000)
  const fileMd5 = '0'.repeat(32)
  const ask = (bytes: number) =>
    bob.call('uploadState', { query: { fileMd5, file_size: String(bytes), upload_type: 'transit' } })
  expect((await ask(5000)).status).toBe(200)
  const refused = await ask(5001)
  expect([refused.status, await refused.json()]).toEqual([
    507,
    { detail: expect.stringContaining('4.88 KB of 4.88 KB') as string },
  ])
  const files = await Promise.all(
    [1, 2, 3].map((at) => attach(randomBytes(3000), `${at}.zip`, gateway.bob.id)),
  )
  const answers = await Promise.all(files.map(({ id }) => bob.call('keepOnline', { body: { id } })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 507, 507])
  const kept = files[answers.findIndex(({ ok }) => ok)]!
  const uploads = gateway.store.database.db
    .selectFrom('uploads')
    .select('id')
    .where('account_id', '=', gateway.bob.id)
  expect((await uploads.execute()).map(({ id }) => id)).not.toContain(kept.id)
  expect(await uploads.execute()).toHaveLength(2)
})

it('[AT-05] has room again when the last link of a file was withdrawn', async () => {
  const db = gateway.store.database.db
  await db.deleteFrom('online_files').where('account_id', '=', gateway.alice.id).execute()
  await gateway.store.accounts.setDiskBytes(gateway.alice.id, 5000)
  const sent = await send([
    await attach(randomBytes(3000), 'a.zip').then(({ id }) =>
      gateway.services.online!.keepUpload(gateway.alice.id, id),
    ),
  ])
  const more = await attach(randomBytes(3000), 'b.zip')
  const keep = () => gateway.services.online!.keepUpload(gateway.alice.id, more.id)
  await expect(keep()).rejects.toMatchObject({ kind: 'overQuota' })
  const [link] = await gateway.services.online!.links(gateway.alice.id, sent.messageId)
  await gateway.services.online!.withdraw(gateway.alice.id, link!.id)
  expect((await keep()).name).toBe('b.zip')
})
