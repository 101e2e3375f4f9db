import { uploadChunkBytes } from '@mailroom/core'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
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

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const newFile = () => randomBytes(uploadChunkBytes + 1000)

const send = (bytes: Buffer, number: number, piece: Buffer) => {
  const form = new FormData()
  form.set('chunkFile', new Blob([new Uint8Array(piece)]), 'chunk')
  return alice.call('uploadChunk', { query: { fileMd5: md5Of(bytes), chunkNumber: String(number) }, form })
}

const sendAll = async (bytes: Buffer) => {
  await send(bytes, 1, bytes.subarray(uploadChunkBytes))
  await send(bytes, 0, bytes.subarray(0, uploadChunkBytes))
}

const orderOf = (bytes: Buffer, more: object = {}) => ({
  fileMd5: md5Of(bytes),
  upload_type: 'attach',
  file_name: '../预算.xlsx',
  file_type: 'application/vnd.ms-excel',
  file_size: bytes.length,
  upload_id: 'an-upload-of-alice',
  ...more,
})

const complete = (bytes: Buffer, more?: object) =>
  alice.call('completeUpload', { body: orderOf(bytes, more) })
const waitingPieces = () => gateway.store.database.db.selectFrom('upload_chunks').select('number').execute()
const files = () => gateway.store.database.db.selectFrom('uploads').select('id').execute()

it('[AT-02] [F1] makes pieces a file with a safe name, whose bytes are those that were sent', async () => {
  const bytes = newFile()
  await sendAll(bytes)
  const kept = await alice.ask('completeUpload', { body: orderOf(bytes) })
  expect(kept).toMatchObject({ name: '预算.xlsx', size: bytes.length, content_id: null })
  const answer = await alice.call('uploaded', { path: { id: kept.id } })
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  expect(await waitingPieces()).toEqual([])
  expect((await bob.call('uploaded', { path: { id: kept.id } })).status).toBe(404)
})

it('[AT-02] [R2] keeps a file once for its id, also when the first answer got lost', async () => {
  const bytes = newFile()
  await sendAll(bytes)
  const key = { upload_id: 'twice-asked-upload' }
  const first = await alice.ask('completeUpload', { body: orderOf(bytes, key) })
  const before = (await files()).length
  await send(bytes, 0, bytes.subarray(0, uploadChunkBytes))
  expect(await alice.ask('completeUpload', { body: orderOf(bytes, key) })).toEqual(first)
  expect([(await files()).length, await waitingPieces()]).toEqual([before, []])
  // The id of one account says nothing to another.
  const asked = await bob.call('completeUpload', { body: orderOf(bytes, key) })
  expect(asked.status).toBe(409)
})

it.each([
  ['a forbidden name', 400, { file_name: 'setup.pdf.EXE. ' }],
  ['no bytes', 400, { file_size: 0 }],
  ['more than a mail may weigh', 413, { file_size: 50 * 1024 * 1024 + 1 }],
  ['another size than came in', 409, { file_size: uploadChunkBytes }],
  ['an id that is none', 400, { upload_id: '../..' }],
])('[AT-01] [F3] [F7] refuses %s and keeps no file', async (what, status, more) => {
  const bytes = newFile()
  const before = (await files()).length
  await sendAll(bytes)
  const answer = await complete(bytes, { upload_id: `refused-${md5Of(Buffer.from(what))}`, ...more })
  expect([answer.status, (await files()).length]).toEqual([status, before])
})

it('[F7] refuses other bytes than were announced, and forgets them', async () => {
  const bytes = newFile()
  await sendAll(bytes)
  await send(bytes, 1, randomBytes(1000))
  expect((await complete(bytes, { upload_id: 'of-damaged-pieces' })).status).toBe(400)
  const query = { fileMd5: md5Of(bytes), file_size: String(bytes.length) }
  expect(await alice.ask('uploadState', { query })).toEqual({ state: 0, chunks: [] })
})
