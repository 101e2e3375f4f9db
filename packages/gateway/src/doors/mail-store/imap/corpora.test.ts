import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corpusFiles } from '../../../mime/test/corporaFolder'
import { type Dovecot, startDovecot } from '../../../testing/imap/startDovecot'
import { openTestDatabase } from '../../../testing/openTestDatabase'
import { openFolderBlobStore } from '../../blob-store/folder/openFolderBlobStore'
import type { Database } from '../../database/Database'
import { createLocalEventBus } from '../../events/createLocalEventBus'
import type { Mailbox } from '../MailStore'
import { createSqlMailStore } from '../sql/createSqlMailStore'
import { testMail } from '../testMails'
import { openImapStore } from './testing/openImapStore'

/** Without the corpora this test still reads a mail of our own. */
const ownSample = {
  name: 'own sample',
  raw: testMail({
    subject: '合同',
    html: '<p>请看</p>',
    file: { name: '合同.pdf', content: Buffer.from('%PDF-1.7') },
  }),
}
const owner = { user: 'ann@example.com', password: 'a' }
const maxFiles = 100
/** One of so many is read; all of them with the long tests. */
const share = process.env.MAILROOM_LONG ? 1 : 3

let dovecot: Dovecot
let imap: Awaited<ReturnType<typeof openImapStore>>
let database: Database
let folder: string
let embedded: Mailbox

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: [owner] })
  imap = await openImapStore({ host: dovecot.host, port: dovecot.port, tls: 'none' }, [owner])
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mailroom-corpora-'))
  const row = { address: 'ann@example.com', login_name: 'ann', display_name: 'Ann', created_at: 0 }
  const { id } = await database.db
    .insertInto('accounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const blobs = await openFolderBlobStore(folder)
  embedded = createSqlMailStore({ database, blobs, events: createLocalEventBus() }).mailbox(id)
})
afterAll(async () => {
  await imap.close()
  await database.close()
  await dovecot.stop()
  await rm(folder, { recursive: true, force: true })
})

it('[RD-18] [GW-03] reads mails as the embedded store does, without fetching it whole', async () => {
  const files = corpusFiles('mime')
    .filter((_name, index) => index % share === 0)
    .map((name) => ({ name, raw: readFileSync(name) }))
  const remote = imap.store.mailbox(imap.alice)
  const different: string[] = []
  for (const { name, raw } of [ownSample, ...files]) {
    const there = await remote.append('INBOX', raw)
    // Servers mend line ends and the like, so both read what the server has.
    const kept = await buffer(await (await remote.raw(there)).open())
    const here = await embedded.append('INBOX', kept)
    const expected = await seen(embedded, here)
    const found = await seen(remote, there)
    const fields = differences(found, expected)
    if (fields.length > 0) different.push(`${basename(name)}: ${fields.join(', ')}`)
  }
  expect(different).toEqual([])
}, 300_000)

/** All that a reader sees of a mail, the bytes of its files among it. */
async function seen(box: Mailbox, ref: { folder: string; uid: number }) {
  const { ref: _ref, receivedAt: _at, ...message } = await box.read(ref)
  const files: string[] = []
  for (const { id } of message.attachments.slice(0, maxFiles)) {
    const part = await box.part(ref, id)
    const bytes = await buffer(await part.open())
    files.push(`${id} ${part.sizeBytes} ${bytes.toString('base64').slice(0, 2_000)} ${bytes.length}`)
  }
  return { ...message, files }
}

/** `subject: "a" is not "b"` for each field that differs. */
function differences(found: object, expected: object): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)])
  return [...names].flatMap((name) => {
    const [left, right] = [found, expected].map((one) => JSON.stringify(one[name as keyof object]))
    return left === right ? [] : [`${name}: ${left?.slice(0, 300)} is not ${right?.slice(0, 300)}`]
  })
}
