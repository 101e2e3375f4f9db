import type { MessageSummary } from '@mailroom/core'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createImapServer, type ImapServer } from '../../../../testing/imap/createImapServer'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import type { Database } from '../../../database/Database'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

/** A busy machine takes its time. */
const patienceMs = 20_000

let server: ImapServer
let database: Database
let opened: Awaited<ReturnType<typeof openImapStore>>
/** What others do after mails were looked for by their folders and not found, before whoever looked knows it. */
let onNothingFound: () => Promise<void>

beforeEach(async () => {
  onNothingFound = async () => {}
  server = await createImapServer()
  database = await openTestDatabase()
  const address = { host: server.host, port: server.port, tls: 'none' } as const
  opened = await openImapStore(address, [{ user: 'ann', password: 'a' }], {
    database: { ...database, db: database.db.withPlugin(tellOfNothing()) },
    // Nobody waits for what the server has not said by the time when he asks.
    limits: { patienceMs: 0 },
  })
})
afterEach(async () => {
  await opened.close()
  await database.close()
  await server.close()
})

function tellOfNothing(): KyselyPlugin {
  const summaries = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      const isOfMails = node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"messages"')
      if (isOfMails && node.joins !== undefined) summaries.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (summaries.has(queryId) && result.rows.length === 0) await onNothingFound()
      return result
    },
  }
}

const box = () => opened.store.mailbox(opened.alice)
const inbox = () => server.mailbox().folder('INBOX')
const list = () => box().list({ folder: 'INBOX', offset: 0, limit: 9 })

/** Shows somebody new a page of mails that have no row yet. */
async function shown(): Promise<readonly MessageSummary[]> {
  const { messages } = await list()
  const rows = await opened.database.db.selectFrom('messages').select('id').execute()
  expect(rows).toEqual([])
  return messages
}

/** As when some mails of the inbox had no row yet. */
const beginFillingAnew = () =>
  opened.database.db
    .updateTable('imap_folders')
    .set((query) => ({ unfilled_below: query.ref('next_uid') }))
    .where('path', '=', 'INBOX')
    .execute()

it('[ML-13] counts with the folder whatever a page shows, however slow the server is', async () => {
  inbox().add(testMail({ subject: 'one' }))
  await shown()
  inbox().add(testMail({ subject: 'two' }))
  const { messages } = await list()
  const folders = await box().folders()
  expect(messages).toHaveLength(2)
  expect(folders.find(({ role }) => role === 'inbox')).toMatchObject({ totalCount: 2, unreadCount: 2 })
})

it('[ML-07] knows the senders of mails that were shown before they had their rows', async () => {
  inbox().add(testMail({ subject: 'one', from: 'Wang Lei <lei.wang@example.com>' }))
  inbox().add(testMail({ subject: 'two', from: 'Bob <bob@example.com>' }))
  const uids = (await shown()).map(({ ref }) => ref.uid)
  const senders = await box().senders({ folder: 'INBOX', uids })
  expect([...senders].sort()).toEqual(['bob@example.com', 'lei.wang@example.com'])
})

it('[ML-07] knows the senders of all mails of a folder whose rows are still filled in', async () => {
  inbox().add(testMail({ subject: 'one', from: 'Bob <bob@example.com>' }))
  await shown()
  expect(await box().senders({ folder: 'INBOX', uids: 'all' })).toEqual(['bob@example.com'])
})

it('[ML-07] finds a mail that somebody else has given its row while it was looked for', async () => {
  inbox().add(testMail({ subject: 'one' }))
  const [one] = await shown()
  onNothingFound = () =>
    vi.waitFor(async () => {
      const folder = database.db
        .selectFrom('imap_folders')
        .select('unfilled_below')
        .where('path', '=', 'INBOX')
      expect(await folder.executeTakeFirst()).toEqual({ unfilled_below: 0 })
    }, patienceMs)
  const [found] = await box().summaries([one!.ref])
  expect(found?.subject).toBe('one')
})

it('[ML-24] knows the conversation of a mail that was shown before it had its row', async () => {
  inbox().add(testMail({ subject: 'one' }))
  const [one] = await shown()
  const { messages } = await box().conversation(one!.ref, { offset: 0, limit: 9 })
  expect(messages.map(({ ref }) => ref)).toEqual([one!.ref])
})

it('[ML-24] knows the mails that go together with one that was shown before it had its row', async () => {
  inbox().add(testMail({ subject: 'one' }))
  const [one] = await shown()
  expect(await box().ofConversations('INBOX', [one!.ref.uid])).toEqual([one!.ref.uid])
})

it('[ML-29] [ML-13] puts pinned mails first over pages also while the rows of others are still filled in', async () => {
  for (const subject of ['b', 'a', 'd', 'c']) inbox().add(testMail({ subject }))
  await box().folders()
  const [, , first, second] = (await list()).messages
  await box().setState({ folder: 'INBOX', uids: [first!.ref.uid, second!.ref.uid] }, { isPinned: true })
  const pages: string[] = []
  for (const [offset, limit] of [
    [0, 1],
    [1, 2],
    [3, 9],
  ] as const) {
    await beginFillingAnew()
    const { messages } = await box().list({ folder: 'INBOX', offset, limit })
    pages.push(messages.map(({ subject }) => subject).join(' '))
  }
  expect(pages).toEqual(['a', 'b c', 'd'])
})
