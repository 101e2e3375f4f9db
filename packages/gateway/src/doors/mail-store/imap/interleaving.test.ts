import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createImapServer, type ImapServer } from '../../../testing/imap/createImapServer'
import { openTestDatabase } from '../../../testing/openTestDatabase'
import type { Database } from '../../database/Database'
import { testMail } from '../testMails'
import { openImapStore } from './testing/openImapStore'

/** A busy machine takes its time. */
const patienceMs = 20_000

let server: ImapServer
let database: Database
let opened: Awaited<ReturnType<typeof openImapStore>>
/** What others do when a transaction has been committed, before the one who made it goes on. */
let onCommit: () => Promise<void>

beforeEach(async () => {
  onCommit = async () => {}
  server = await createImapServer()
  database = await openTestDatabase()
  const slow: Database = {
    ...database,
    async transaction(work, names) {
      const result = await database.transaction(work, names)
      await onCommit()
      return result
    },
  }
  opened = await openImapStore(
    { host: server.host, port: server.port, tls: 'none' },
    [{ user: 'ann', password: 'a' }],
    { database: slow, limits: { freshMs: 0, listEveryMs: 20 } },
  )
})
afterEach(async () => {
  onCommit = async () => {}
  await opened.close()
  await database.close()
  await server.close()
})

const box = () => opened.store.mailbox(opened.alice)
const list = () => box().list({ folder: 'INBOX', offset: 0, limit: 9 })
const dueCount = async () =>
  (await database.db.selectFrom('imap_texts_due').select('message_id').execute()).length

it('[FL-01] shows nobody half of the folders while they are saved for the first time', async () => {
  const early: Promise<number>[] = []
  onCommit = async () =>
    void early.push(
      box()
        .folders()
        .then((folders) => folders.length),
    )
  await box().folders()
  expect(new Set(await Promise.all(early))).toEqual(new Set([6]))
})

it('[FL-01] counts a mail from the moment when it is listed', async () => {
  await box().folders()
  await list()
  const seen: string[] = []
  onCommit = async () => {
    const rows = await database.db.selectFrom('messages').select('id').execute()
    const inbox = database.db.selectFrom('folders').select(['total_count', 'unread_count'])
    const counts = await inbox.where('name', '=', 'INBOX').executeTakeFirstOrThrow()
    seen.push(`${rows.length} rows, ${counts.total_count} mails, ${counts.unread_count} unread`)
  }
  server
    .mailbox()
    .folder('INBOX')
    .add(testMail({ subject: 'new' }))
  await vi.waitFor(async () => expect((await list()).totalCount).toBe(1), patienceMs)
  expect(new Set(seen)).toEqual(new Set(['1 rows, 1 mails, 1 unread']))
})

it('[SH-10] tells of an arrival once, though the index is filled in the same moment', async () => {
  await box().folders()
  await list()
  opened.events.length = 0
  let isHeld = false
  onCommit = async () => {
    if (isHeld || (await dueCount()) === 0) return
    isHeld = true
    // Looks at all folders begin here, and each begins to fill in what is missing.
    for (let looks = 0; looks < 3; looks++) await server.next('LIST')
  }
  server
    .mailbox()
    .folder('INBOX')
    .add(testMail({ subject: 'new' }))
  await vi.waitFor(
    () => expect(opened.events.map(({ event }) => event.kind)).toContain('messageArrived'),
    patienceMs,
  )
  await vi.waitFor(async () => expect(await dueCount()).toBe(0), patienceMs)
  expect(isHeld).toBe(true)
  expect(opened.events.map(({ event }) => event)).toMatchObject([
    { kind: 'messageArrived', message: { subject: 'new', abstract: 'Good morning.' } },
    { kind: 'folderChanged', folder: 'INBOX' },
  ])
})
