import { expect, it, onTestFinished, vi } from 'vitest'
import { createImapServer } from '../../../../testing/imap/createImapServer'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

/** Too long to be fetched whole for the index. */
const text = '长长的一段话。\r\n'.repeat(30_000)

async function openInbox() {
  const server = await createImapServer()
  onTestFinished(() => server.close())
  server
    .mailbox()
    .folder()
    .add(testMail({ subject: 'long', text }))
  const opened = await openImapStore({ host: server.host, port: server.port, tls: 'none' }, [
    { user: 'ann', password: 'a' },
  ])
  onTestFinished(() => opened.close())
  const box = opened.store.mailbox(opened.alice)
  const [row] = (await box.list({ folder: 'INBOX', offset: 0, limit: 9 })).messages
  const due = () => opened.database.db.selectFrom('imap_texts_due').select('is_cut').execute()
  await expect.poll(due).toEqual([{ is_cut: 1 }])
  return { server, opened, box, ref: row!.ref, due }
}

it('[GW-03] [T40] opening a mail does not wait for the disk with texts that the server has as well', async () => {
  const { opened, box, ref, due } = await openInbox()
  const { transaction } = opened.database
  const waiting: boolean[] = []
  vi.spyOn(opened.database, 'transaction').mockImplementation(async (work, turns, isCache = false) => {
    const before = await due()
    const result = await transaction(work, turns, isCache)
    if (before.length > 0 && (await due()).length === 0) waiting.push(!isCache)
    return result
  })
  expect((await box.read(ref)).text.length).toBeGreaterThan(200_000)
  expect(waiting).toEqual([false])
})

it('[GW-03] [T40] a mail whose long text was replaced while it was opened is fetched once', async () => {
  const { server, box, ref } = await openInbox()
  server.forget()
  const first = await box.read(ref)
  const asked = server.said('UID FETCH').length
  expect(asked).toBeGreaterThan(0)
  expect(await box.read(ref)).toEqual(first)
  expect(server.said('UID FETCH')).toHaveLength(asked)
})

it('[GW-03] a mail that is gone from the folder, and a folder that is not there, are said to be so', async () => {
  const { box, ref } = await openInbox()
  const gone = { kind: 'notFound' }
  await expect(box.read({ ...ref, uid: ref.uid + 1 })).rejects.toMatchObject(gone)
  await expect(box.read({ ...ref, folder: 'nowhere' })).rejects.toMatchObject(gone)
})
