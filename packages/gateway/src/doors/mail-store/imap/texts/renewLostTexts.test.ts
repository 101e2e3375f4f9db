import { afterEach, beforeEach, expect, it } from 'vitest'
import { createImapServer, type ImapServer } from '../../../../testing/imap/createImapServer'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

let server: ImapServer
let opened: Awaited<ReturnType<typeof openImapStore>>

beforeEach(async () => {
  server = await createImapServer()
  opened = await openImapStore({ host: server.host, port: server.port, tls: 'none' }, [
    { user: 'ann', password: 'a' },
  ])
})
afterEach(async () => {
  await opened.close()
  await server.close()
})

const box = () => opened.store.mailbox(opened.alice)
// Too long for a row.
const text = '长长的一段话。\r\n'.repeat(30_000)

it('[GW-03] reads a long text from the server again when the data folder was lost', async () => {
  server
    .mailbox()
    .folder()
    .add(testMail({ subject: 'long', text }))
  const [row] = (await box().list({ folder: 'INBOX', offset: 0, limit: 9 })).messages
  const before = await box().read(row!.ref)
  expect(before.text.length).toBeGreaterThan(200_000)

  await opened.loseBlobs()
  expect(await box().read(row!.ref)).toEqual(before)
  server.forget()
  expect(await box().read(row!.ref)).toEqual(before)
  expect(server.said('UID FETCH')).toEqual([])
  expect(opened.errors).toEqual([])
  expect(await opened.countStrayBlobs()).toBe(0)
})

it('[GW-03, ER-03] says that the server is away rather than showing a mail without its text', async () => {
  server
    .mailbox()
    .folder()
    .add(testMail({ subject: 'long', text }))
  const [row] = (await box().list({ folder: 'INBOX', offset: 0, limit: 9 })).messages
  await box().read(row!.ref)
  await opened.loseBlobs()
  await server.close()
  await expect(box().read(row!.ref)).rejects.toMatchObject({ kind: 'offline' })
})
