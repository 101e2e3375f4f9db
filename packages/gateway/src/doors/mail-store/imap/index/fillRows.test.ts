import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createImapServer, type ImapServer } from '../../../../testing/imap/createImapServer'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import type { Database } from '../../../database/Database'
import { mail } from '../../../../mime/test/mail'
import { testMail } from '../../testMails'
import type { MailReader } from '../reader/MailReader'
import { readerHere } from '../reader/readMails'
import { openImapStore } from '../testing/openImapStore'

let server: ImapServer
let database: Database
let opened: Awaited<ReturnType<typeof openImapStore>>
/** What others do while the mails of a batch are read. */
let whileReading: () => Promise<void>
/** What the rows say after each transaction. */
let seen: string[]

beforeEach(async () => {
  whileReading = async () => {}
  seen = []
  server = await createImapServer()
  database = await openTestDatabase()
  const watched: Database = {
    ...database,
    async transaction(work, names) {
      const result = await database.transaction(work, names)
      const rows = await database.db
        .selectFrom('messages')
        .select(['subject', 'is_read', 'abstract'])
        .execute()
      for (const row of rows) seen.push(`${row.subject} ${row.is_read} ${row.abstract}`)
      return result
    },
  }
  const reader: MailReader = {
    ...readerHere,
    async read(mails) {
      await whileReading()
      return readerHere.read(mails)
    },
  }
  opened = await openImapStore(
    { host: server.host, port: server.port, tls: 'none' },
    [{ user: 'ann', password: 'a' }],
    { database: watched, reader },
  )
})
afterEach(async () => {
  await opened.close()
  await database.close()
  await server.close()
})

const box = () => opened.store.mailbox(opened.alice)
const inbox = () => server.mailbox().folder('INBOX')
const list = () => box().list({ folder: 'INBOX', offset: 0, limit: 9 })
const addAll = (subjects: readonly string[]) => subjects.map((subject) => inbox().add(testMail({ subject })))

const filled = () =>
  vi.waitFor(async () => {
    const { db } = database
    expect(await db.selectFrom('imap_folders').select('path').execute()).not.toEqual([])
    const open = db.selectFrom('imap_folders').select('path').where('unfilled_below', '>', 0)
    expect(await open.execute()).toEqual([])
    expect(await db.selectFrom('imap_texts_due').select('message_id').execute()).toEqual([])
  }, 10_000)

it('[GW-03] writes a mail once, with its words', async () => {
  addAll(['one', 'two'])
  await box().folders()
  await filled()
  expect(new Set(seen)).toEqual(new Set(['one 0 Good morning.', 'two 0 Good morning.']))
  expect(
    (await box().list({ folder: 'INBOX', offset: 0, limit: 9, search: { text: 'morning' } })).totalCount,
  ).toBe(2)
})

it('[GW-03] writes the flags of now, and no mail that is gone, though others were fetched', async () => {
  const [one, two, three] = addAll(['one', 'two', 'three'])
  whileReading = async () => {
    inbox().setFlags([one!.uid], () => ['\\Seen'])
    inbox().expunge([two!.uid])
    inbox().setFlags([three!.uid], () => [])
  }
  await box().folders()
  await filled()
  expect(new Set(seen)).toEqual(new Set(['one 1 Good morning.', 'three 0 Good morning.']))
})

it('[SH-09, SH-10] tells of the first words of a page that did not wait for them, also who listens later', async () => {
  addAll(['one', 'two'])
  expect((await list()).messages.map((message) => message.subject)).toEqual(['two', 'one'])
  await filled()
  await vi.waitFor(() => expect(opened.events.map(({ event }) => event.kind)).toContain('folderChanged'))
  expect((await list()).messages.map((message) => message.abstract)).toEqual([
    'Good morning.',
    'Good morning.',
  ])
  opened.events.length = 0
  opened.store.hold(opened.alice)()
  expect(opened.events).toMatchObject([{ event: { kind: 'folderChanged', folder: 'INBOX' } }])
  opened.store.hold(opened.alice)()
  expect(opened.events).toHaveLength(1)
})

it('[GW-03] [RD-18] keeps the HTML of a mail as it travelled, and shows it decoded', async () => {
  const parts = [
    '--b',
    '',
    'offer',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>报价</p>',
    '--b--',
  ]
  inbox().add(mail('Content-Type: multipart/alternative; boundary=b', '', ...parts))
  await box().folders()
  await filled()
  const kept = await database.db.selectFrom('message_texts').select(['html', 'html_part']).execute()
  expect(kept).toEqual([{ html: null, html_part: expect.any(Uint8Array) }])
  const [mine] = (await list()).messages
  expect(await box().read(mine!.ref)).toMatchObject({ html: '<p>报价</p>' })
})
