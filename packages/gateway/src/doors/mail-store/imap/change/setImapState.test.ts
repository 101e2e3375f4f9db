import { expect, it, onTestFinished, vi } from 'vitest'
import { createImapServer } from '../../../../testing/imap/createImapServer'
import type { MailboxStateChange } from '../../MailStore'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

const cases: [name: string, change: MailboxStateChange, isCopy: boolean][] = [
  ['a flag that the server keeps', { isRead: true }, true],
  ['a time, which is kept here alone', { followUp: { at: 5_000 } }, false],
  ['a flag and a time', { isRead: true, followUp: { at: 5_000 } }, false],
  ['when a mail came back', { cameBackAt: 5_000 }, false],
]

it.each(cases)(
  '[R6, GW-03] the rows wait for the disk unless the next look would find all of it again: %s',
  async (_, change, isCopy) => {
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
    await box.setState({ folder: 'INBOX', uids: messages.map(({ ref }) => ref.uid) }, change)
    expect(waiting).toEqual([!isCopy])
  },
)
