import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleProgram } from '../../../../testing/bundleProgram'
import { createReaderThread } from './createReaderThread'
import type { MailToRead } from './MailReader'
import { readMails } from './readMails'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-reader-'))
  await bundleProgram(join(import.meta.dirname, 'readerThread.ts'), join(folder, 'readerThread.mjs'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function open(program: string) {
  const reader = createReaderThread(pathToFileURL(join(folder, program)))
  onTestFinished(() => reader.close())
  return reader
}

/** A mail of one text. */
function mailOf(subject: string, text: string): MailToRead {
  const header = Buffer.from(
    `From: =?utf-8?B?546L5Lyf?= <wei@example.com>\r\nSubject: ${subject}\r\n` +
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n',
  )
  const body = Buffer.from(text)
  const nothing = new Uint8Array()
  return {
    structure: {
      path: '1',
      contentType: 'text/plain',
      parameters: { charset: 'utf-8' },
      encoding: '8bit',
      sizeBytes: body.length,
      contentId: undefined,
      disposition: undefined,
      dispositionParameters: {},
      children: [],
    },
    sizeBytes: header.length + body.length,
    parts: new Map([
      ['HEADER', { mimeHeader: nothing, body: header }],
      ['1', { mimeHeader: nothing, body }],
    ]),
  }
}

describe('a thread that reads mails', () => {
  it('[GW-03, SH-06] reads them as this thread does, in their order', async () => {
    const mails = Array.from({ length: 45 }, (_, index) => mailOf(`mail ${index}`, `季度报告 ${index}\r\n`))
    const read = await open('readerThread.mjs').read(mails)
    expect(read).toEqual(await readMails(mails))
    expect(read[44]).toMatchObject({ header: { subject: 'mail 44' }, abstract: '季度报告 44', isWhole: true })
  })

  it('[GW-03] lets others come in between where it has no thread to itself, and nobody where it has', async () => {
    const turnsDuring = async (isAlone: boolean) => {
      let turns = 0
      const count = () => {
        turns += 1
        next = setImmediate(count)
      }
      let next = setImmediate(count)
      await readMails([mailOf('one', 'text'), mailOf('two', 'text')], isAlone)
      clearImmediate(next)
      return turns
    }
    expect(await turnsDuring(true)).toBe(0)
    expect(await turnsDuring(false)).toBeGreaterThan(0)
  })

  it('[GW-03] says of a mail that is gone that it is', async () => {
    const gone = { ...mailOf('gone', ''), parts: new Map() }
    const read = await open('readerThread.mjs').read([...Array(7).fill(mailOf('here', 'text')), gone])
    expect(read.map((entry) => entry?.header.subject)).toEqual([...Array(7).fill('here'), undefined])
  })

  it('[T40, D2] leaves unread the one mail that ends it, and goes on with the others', async () => {
    await writeFile(
      join(folder, 'mortal.mjs'),
      `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, mails: { bytes, mails } }) => {
        if (Buffer.from(bytes).includes('bomb')) process.exit(1)
        parentPort.postMessage({ id, entries: mails.map((mail) => ({ abstract: String(mail.sizeBytes) })) })
      })`,
    )
    const texts = ['1', '22', '333', 'bomb', '55555', '666666', '7777777']
    const mails = texts.map((text) => mailOf('x', text))
    const read = await open('mortal.mjs').read(mails)
    const expected = mails.map(({ sizeBytes }, index) => (index === 3 ? undefined : String(sizeBytes)))
    expect(read.map((entry) => entry?.abstract)).toEqual(expected)
  })
})
