import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testMail } from '../../testMails'
import { overScriptedServer } from '../testing/overScriptedServer'

let opened: Awaited<ReturnType<ReturnType<typeof overScriptedServer>>>

beforeEach(async () => {
  opened = await overScriptedServer()()
})
afterEach(() => opened.close())

const box = () => opened.store.mailbox(opened.alice)
const list = (byConversation: boolean) =>
  box().list({ folder: 'INBOX', offset: 0, limit: 9, ...(byConversation && { byConversation }) })

/** As when the newest mail had its row a moment ago, and its texts were still to be read. */
async function loseWords(): Promise<void> {
  const { db } = opened.database
  const row = await db
    .selectFrom('messages')
    .select(['id', 'folder_id', 'received_at'])
    .orderBy('uid', 'desc')
    .executeTakeFirstOrThrow()
  const { id, folder_id, received_at } = row
  await db.updateTable('messages').set({ abstract: '' }).where('id', '=', id).execute()
  await db
    .insertInto('imap_texts_due')
    .values({ message_id: id, folder_id, received_at, structure: 'null', is_cut: 0 })
    .execute()
}

it('[ML-24] [ML-29] [GW-03] a row whose first words have just been read still says what its conversation is', async () => {
  const inbox = opened.server.mailbox('alice').folder('INBOX')
  inbox.add(testMail({ messageId: 'a@x.test', subject: 'Plan', text: 'First.' }))
  inbox.add(
    testMail({
      messageId: 'b@x.test',
      headers: ['In-Reply-To: <a@x.test>'],
      subject: 'Re: Plan',
      text: 'Second.',
    }),
  )
  const isFilled = { abstract: 'Second.', conversation: { folderMailCount: 2 } }
  await vi.waitFor(async () => expect((await list(true)).messages).toMatchObject([isFilled]))
  const older = (await list(false)).messages.find(({ subject }) => subject === 'Plan')!
  await box().setState({ folder: 'INBOX', uids: [older.ref.uid] }, { isPinned: true })
  const before = await list(true)
  expect(before.messages).toMatchObject([{ ...isFilled, state: { isPinned: true } }])
  await loseWords()
  expect(await list(true)).toEqual(before)
  expect(opened.errors).toEqual([])
})
