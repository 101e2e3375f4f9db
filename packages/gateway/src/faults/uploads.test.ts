import { isMailroomError, uploadChunkBytes, type DraftAttachment, type MailroomAdapter } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings'
import { openStore } from '../openStore'
import { CookieJar } from '../testing/CookieJar'
import { givePassword } from '../testing/givePassword'
import { freePort } from '../testing/imap/dovecot/freePort'
import { seededRandom } from '../testing/seededRandom'
import { buildProgram } from './testing/buildProgram'
import { type CuttingProxy, openCuttingProxy } from './testing/openCuttingProxy'
import { Program } from './testing/Program'

const password = 'canary-Ann-11'
/** Of fifteen pieces, the last of which is short. */
const fileBytes = 30_000_000
const pieceCount = Math.ceil(fileBytes / uploadChunkBytes)

let folder: string
let gateway: Program
let line: CuttingProxy
let serve: () => Promise<Program>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-uploads-'))
  const file = await buildProgram(folder)
  const dataFolder = join(folder, 'data')
  const store = await openStore(readSettings({ given: { dataFolder } }))
  const { id } = await store.accounts.create({ address: 'ann@example.com', displayName: 'Ann' })
  await givePassword(store.database, password, id)
  await store.close()
  const port = await freePort()
  const settings = {
    MAILROOM_DATA_FOLDER: dataFolder,
    MAILROOM_HTTP_PORT: String(port),
    MAILROOM_SMTP_PORT: '0',
    MAILROOM_SUBMISSION_PORT: '0',
    MAILROOM_DOMAINS: 'example.com',
    MAILROOM_DIRECT_MX: 'off',
    MAILROOM_PASSWORD_KEY_BITS: '1024',
    MAILROOM_LOG_LEVEL: 'warn',
  }
  serve = async () => {
    const program = new Program(file, ['serve'], settings)
    await program.hasSaid('Mailroom is at')
    return program
  }
  gateway = await serve()
  line = await openCuttingProxy(port)
})
afterEach(async () => {
  await line.close()
  await gateway.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Ann's page over the line, and the pieces that she was told are kept, in their order. */
async function annsPage(onKept: (count: number) => void) {
  const url = `http://127.0.0.1:${line.port}`
  const jar = new CookieJar(url)
  const kept: string[] = []
  const watched: typeof fetch = async (input, init) => {
    const answer = await jar.fetch(input, init)
    const number = /chunkNumber=(\d+)/.exec(input instanceof Request ? input.url : String(input))?.[1]
    if (number !== undefined && answer.ok) onKept(kept.push(number))
    return answer
  }
  const page = createHttpAdapter({ baseUrl: url, fetch: watched })
  await page.session.signIn({ username: 'ann@example.com', password })
  return { page, kept }
}

/** As a person does: what did not get there is tried again. */
async function upload(page: MailroomAdapter, file: File): Promise<DraftAttachment> {
  try {
    return await page.sending!.upload(file)
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'offline') throw error
    return upload(page, file)
  }
}

it('[AT-02] [R2] a file of 30 MB comes whole through cuts and a kill -9, and no piece that was kept comes again', async () => {
  const random = seededRandom(20261122)
  const first = gateway
  let killing: Promise<void> | undefined
  const { page, kept } = await annsPage((count) => {
    if (count % 4 === 2) line.cutAfter(Math.ceil(random() * 2 * uploadChunkBytes))
    if (count !== 7) return
    killing = gateway.kill().then(async () => {
      gateway = await serve()
    })
  })
  const bytes = randomBytes(fileBytes)
  const file = new File([bytes], 'drawing.bin')
  const stored = await upload(page, file)
  await killing
  expect(gateway, 'who took over from the one that was killed').not.toBe(first)
  expect(line.cutCount).toBeGreaterThan(1)
  // Each was kept once. One whose answer was lost in a cut was kept as well, and did not come again.
  expect(new Set(kept).size).toBe(kept.length)
  expect(kept.length).toBeGreaterThanOrEqual(pieceCount - line.cutCount * 3 - 3)
  const back = Buffer.from(await (await page.sending!.uploaded(stored.id)).arrayBuffer())
  expect(back.equals(bytes)).toBe(true)
})
