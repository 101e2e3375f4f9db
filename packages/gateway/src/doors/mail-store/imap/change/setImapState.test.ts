import { expect, it, onTestFinished, vi } from 'vitest'
import { createImapServer } from '../../../../testing/imap/createImapServer'
import { answerWith } from '../../../../testing/imap/server/faults/faults'
import type { MailboxStateChange } from '../../MailStore'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

const cases: [name: string, change: MailboxStateChange, isCopy: boolean][] = [
  ['a flag that the server keeps', { isRead: true }, true],
  ['a time, which is kept here alone', { followUp: { at: 5_000 } }, false],
  ['a flag and a time', { isRead: true, followUp: { at: 5_000 } }, false],
  ['when a mail came back', { cameBackAt: 5_000 }, false],
]

/** An inbox with one mail on a server of ours. */
async function openInbox() {
  const server = await createImapServer({})
  onTestFinished(() => server.close())
  server
    .mailbox()
    .folder('INBOX')
    .add(testMail({ subject: 'one', messageId: 'one@example.com' }))
  const opened = await openImapStore({ host: server.host, port: server.port, tls: 'none' }, [
    { user: 'ann', password: 'a' },
  ])
  onTestFinished(() => opened.close())
  const box = opened.store.mailbox(opened.alice)
  const { messages } = await box.list({ folder: 'INBOX', offset: 0, limit: 50 })
  return { server, opened, box, all: { folder: 'INBOX', uids: messages.map(({ ref }) => ref.uid) } }
}

it.each(cases)(
  '[R6, GW-03] the rows wait for the disk unless the next look would find all of it again: %s',
  async (_, change, isCopy) => {
    const { opened, box, all } = await openInbox()
    const stateNow = async () =>
      JSON.stringify(
        await opened.database.db
          .selectFrom('messages')
          .select(['is_read', 'follow_up_at', 'came_back', 'received_at'])
          .execute(),
      )
    // Its row is there: nothing but the change is written from then on.
    await expect.poll(stateNow).not.toBe('[]')
    const waiting: boolean[] = []
    const { transaction } = opened.database
    vi.spyOn(opened.database, 'transaction').mockImplementation(async (work, turns, isCache = false) => {
      const from = await stateNow()
      const result = await transaction(work, turns, isCache)
      if ((await stateNow()) !== from) waiting.push(!isCache)
      return result
    })
    await box.setState(all, change)
    expect(waiting).toEqual([!isCopy])
  },
)

it('[GW-03] [T40] marks of known mails ask the server for nothing first, where their folder is open', async () => {
  const { server, opened: store, box, all } = await openInbox()
  const rows = (table: 'messages' | 'imap_texts_due') =>
    store.database.db.selectFrom(table).select('folder_id').execute()
  // Whoever watches and fills the index has come to rest.
  await expect.poll(() => server.said('IDLE')).toHaveLength(1)
  await expect.poll(() => rows('messages')).toHaveLength(1)
  await expect.poll(() => rows('imap_texts_due')).toEqual([])
  await box.setState(all, { isRead: true })
  const opened = server.said('SELECT').length
  server.fault({ ...answerWith('NOOP', 'NO Not now'), times: Infinity })
  await box.setState(all, { isRead: false })
  expect(flagsIn(server)).toEqual([[]])
  expect(server.said('SELECT')).toHaveLength(opened)
})

it('[GW-03] [ER-03] marks whose connection dies are made on another one', async () => {
  const { server, box, all } = await openInbox()
  await box.setState(all, { isRead: true })
  server.fault({ on: 'UID STORE', times: 1, before: (call) => call.cut() })
  await box.setState(all, { isRead: false })
  expect(flagsIn(server)).toEqual([[]])
  expect(server.said('UID STORE')).toHaveLength(3)
})

const flagsIn = (server: Awaited<ReturnType<typeof createImapServer>>) =>
  server
    .mailbox()
    .folder('INBOX')
    .mails.map(({ flags }) => [...flags])
