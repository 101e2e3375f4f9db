import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CallName } from '@mailroom/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corpusFiles } from '../mime/test/corporaFolder'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser, TestCall } from '../testing/TestBrowser'

/** One of so many is asked for; all of them with the long tests. */
const share = process.env.MAILROOM_LONG ? 1 : 4
/** No request may take longer, on a machine that has nothing else to do. @source D1 */
const maxMs = process.env.MAILROOM_LONG ? 2_000 : Number.POSITIVE_INFINITY
const pageSize = 100
/** Of a mail with hundreds of files the first ones stand for all. */
const maxFiles = 10
/** Source, header, answer, answer to all, forward, forward as a file, once more. */
const views = ['1', '2', '3', '4', '5', '6', '7']

let gateway: TestGateway
let alice: TestBrowser
beforeAll(async () => {
  gateway = await openTestGateway({ maxRequestsPerMinute: 1_000_000 })
  alice = await gateway.signedIn('alice')
})
afterAll(() => gateway.close())

/** Without the corpora a mail of our own is asked for still. */
const mails = [
  { name: 'own sample', raw: sampleMail('own') },
  ...corpusFiles('mime')
    .filter((_path, index) => index % share === 0)
    .map((path) => ({ name: basename(path), raw: readFileSync(path) })),
]

it('[D1] every odd mail is listed, and all that one asks of a mail is answered, in time', async () => {
  const faults: string[] = []
  const names = new Map<number, string>()
  const empty = new Set<number>()
  const box = gateway.store.mail.mailbox(gateway.alice.id)
  for (const { name, raw } of mails) {
    const { uid } = await box.append('INBOX', raw)
    names.set(uid, name)
    if (raw.length === 0) empty.add(uid)
  }

  const ask = async (uid: number | undefined, name: CallName, given: TestCall) => {
    const start = performance.now()
    const answer = await alice.call(name, given)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const ms = performance.now() - start
    if (answer.status !== 200 || ms > maxMs)
      faults.push(
        `${names.get(uid!) ?? ''} ${name} ${answer.status} ${ms.toFixed()} ms ${bytes.toString().slice(0, 200)}`,
      )
    return bytes
  }

  const listed = new Set<number>()
  for (let offset = 0; offset < names.size; offset += pageSize) {
    const query = { folder: 'INBOX', limit: String(pageSize), offset: String(offset) }
    const page = JSON.parse((await ask(undefined, 'messages', { query })).toString()) as {
      results: { uid: number }[]
    }
    for (const { uid } of page.results) listed.add(uid)
  }
  expect(listed).toEqual(new Set(names.keys()))

  for (const [uid] of names) {
    const query = { folder: 'INBOX', uid: String(uid) }
    const path = { uid: String(uid) }
    const read = await ask(uid, 'message', { path, query: { folder: 'INBOX' } })
    const { attachments, html_text, plain_text } = JSON.parse(read.toString()) as {
      attachments: { sid: string; is_inline: boolean }[]
      html_text: string
      plain_text: string
    }
    if (html_text === undefined && plain_text === undefined) faults.push(`${names.get(uid)} has no body`)
    // A mail of no bytes is no file that could be sent on.
    const possible = empty.has(uid) ? views.filter((view) => view !== '6') : views
    for (const view of possible) await ask(uid, 'message', { path, query: { folder: 'INBOX', view } })
    await ask(uid, 'seed', { path, query: { folder: 'INBOX' } })
    await ask(uid, 'conversation', { path, query: { folder: 'INBOX', limit: '20', offset: '0' } })
    await ask(uid, 'trust', { path, query: { folder: 'INBOX' } })
    await ask(uid, 'original', { query })
    for (const { sid } of attachments.slice(0, maxFiles))
      await ask(uid, 'attachment', { query: { ...query, sid } })
    // Pictures that stand in the text are no files to take along.
    if (attachments.some(({ is_inline }) => !is_inline)) await ask(uid, 'attachmentsZip', { query })
  }
  await ask(undefined, 'search', { query: { keyword: 'the', page: '1', page_size: '100' } })
  await ask(undefined, 'archive', {
    query: { folder: 'INBOX', uids: [...names.keys()].slice(0, 200).join(',') },
  })
  expect(faults).toEqual([])
})
