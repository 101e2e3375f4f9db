import { uploadChunkBytes } from '@mailroom/core'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
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
afterEach(async () => {
  await box().expunge({ folder: 'INBOX', uids: 'all' })
})

const box = () => gateway.store.mail.mailbox(gateway.alice.id)
const subjects = async () =>
  (await box().list({ folder: 'INBOX', offset: 0, limit: 50 })).messages.map(({ subject }) => subject)
const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const keptBlobs = () => gateway.store.database.db.selectFrom('upload_chunks').select('blob_key').execute()

/** A mail of some pieces. */
const longMail = (subject: string) =>
  Buffer.concat([sampleMail(subject), Buffer.from(randomBytes(2_500_000).toString('base64'))])

const piece = (bytes: Buffer, number: number) =>
  bytes.subarray(number * uploadChunkBytes, (number + 1) * uploadChunkBytes)

const send = (browser: TestBrowser, fileMd5: string, number: number | string, bytes: Buffer) => {
  const form = new FormData()
  form.set('chunkFile', new Blob([new Uint8Array(bytes)]), 'chunk')
  return browser.call('uploadChunk', { query: { fileMd5, chunkNumber: String(number) }, form })
}

const orderOf = (bytes: Buffer, more: object = {}) => ({
  fileMd5: md5Of(bytes),
  upload_type: 'eml',
  file_name: 'saved.eml',
  file_type: 'message/rfc822',
  file_size: bytes.length,
  folder_id: 'INBOX',
  ...more,
})

const stateOf = (browser: TestBrowser, bytes: Buffer) =>
  browser.ask('uploadState', { query: { fileMd5: md5Of(bytes), file_size: String(bytes.length) } })

it('[ML-17] [AT-02] [RD-22] takes pieces in any order, tells which are there, and makes the mail of them', async () => {
  const mail = longMail('In pieces')
  expect(await stateOf(alice, mail)).toEqual({ state: 0, chunks: [] })
  await send(alice, md5Of(mail), 1, piece(mail, 1))
  expect(await stateOf(alice, mail)).toEqual({ state: 1, chunks: [1] })
  await send(alice, md5Of(mail), 0, piece(mail, 0))
  await send(alice, md5Of(mail), 0, piece(mail, 0))
  expect(await stateOf(alice, mail)).toEqual({ state: 2, chunks: [0, 1] })
  const { uid } = await alice.ask('completeImport', { body: orderOf(mail) })
  expect(await subjects()).toEqual(['In pieces'])
  const raw = await alice.call('original', { query: { folder: 'INBOX', uid: String(uid) } })
  expect(Buffer.from(await raw.arrayBuffer()).equals(mail)).toBe(true)
  expect(await keptBlobs()).toEqual([])
  const found = await box().search({ conditions: { text: 'pieces' }, offset: 0, limit: 10 })
  expect(found.messages).toHaveLength(1)
  const { log } = await alice.ask('trust', { path: { uid: String(uid) }, query: { folder: 'INBOX' } })
  expect(log).toMatchObject([{ kind: 'imported', to: 'INBOX' }])
})

it('[ML-17] a mail keeps the time of its newest hop, and none of the future', async () => {
  const received = 'Received: from a by b; Mon, 2 Mar 2020 10:00:00 +0100\r\n'
  for (const [head, at] of [
    [received, Date.UTC(2020, 2, 2, 9)],
    ['', Date.UTC(2026, 10, 21, 8)],
  ] as const) {
    const mail = Buffer.concat([Buffer.from(head), sampleMail(`At ${at}`)])
    await send(alice, md5Of(mail), 0, mail)
    const { uid } = await alice.ask('completeImport', { body: orderOf(mail) })
    const [row] = await box().summaries([{ folder: 'INBOX', uid }])
    expect(row).toMatchObject({ receivedAt: Math.min(at, Date.now()), state: { isRead: true } })
  }
})

it('[ML-17] [F7] nobody reaches the pieces of others, and an MD5 gives nobody a file', async () => {
  const mail = longMail('Mine')
  for (const number of [0, 1]) await send(alice, md5Of(mail), number, piece(mail, number))
  expect(await stateOf(bob, mail)).toEqual({ state: 0, chunks: [] })
  expect((await bob.call('completeImport', { body: orderOf(mail) })).status).toBe(409)
  expect((await alice.call('completeImport', { body: orderOf(mail) })).status).toBe(200)
})

it.each([
  ['a file that is not whole', 409, (mail: Buffer) => [[0, piece(mail, 0)]]],
  [
    'pieces of another size',
    409,
    (mail: Buffer) => [
      [0, mail.subarray(0, 1000)],
      [1, mail.subarray(1000, uploadChunkBytes)],
    ],
  ],
  [
    'other bytes than announced',
    400,
    (mail: Buffer) => [
      [0, Buffer.alloc(uploadChunkBytes, 'a')],
      [1, piece(mail, 1)],
    ],
  ],
] as const)('[ML-17] [F7] refuses %s', async (_what, status, pieces) => {
  const mail = longMail('Broken')
  for (const [number, bytes] of pieces(mail))
    await send(alice, md5Of(mail), number as number, bytes as Buffer)
  expect((await alice.call('completeImport', { body: orderOf(mail) })).status).toBe(status)
  expect(await subjects()).toEqual([])
})

it.each([
  ['-1', 400],
  ['1.5', 400],
  ['999999999', 413],
])('[F7] refuses the piece number %s', async (number, status) => {
  expect((await send(alice, md5Of(Buffer.from('x')), number, Buffer.from('x'))).status).toBe(status)
})

it('[F7] refuses a piece that is too long, and names of files that are no MD5', async () => {
  const long = Buffer.alloc(uploadChunkBytes + 1)
  expect((await send(alice, md5Of(long), 0, long)).status).toBe(413)
  expect((await send(alice, '../../etc/passwd', 0, Buffer.from('x'))).status).toBe(400)
})

it.each([
  ['Drafts', 400, { folder: ['不能将邮件导入草稿箱'] }],
  ['Nowhere', 404, { detail: expect.any(String) }],
])('[ML-17] imports nothing into %s', async (folder, status, words) => {
  const mail = sampleMail('Nowhere to go')
  await send(alice, md5Of(mail), 0, mail)
  const headers = { 'x-mailroom-lang': 'zh-hans' }
  const answer = await alice.call('completeImport', { body: orderOf(mail, { folder_id: folder }), headers })
  expect([answer.status, await answer.json()]).toEqual([status, words])
})

it('[ML-17] says of what is no mail that it is none, and forgets it', async () => {
  const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), randomBytes(5000)])
  await send(alice, md5Of(picture), 0, picture)
  const answer = await alice.call('completeImport', { body: orderOf(picture) })
  expect([answer.status, await answer.json()]).toEqual([400, { file: ['This file is not an email'] }])
  expect((await stateOf(alice, picture)).state).toBe(0)
})
