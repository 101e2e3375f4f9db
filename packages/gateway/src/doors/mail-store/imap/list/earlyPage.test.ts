import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createImapServer, type ImapServer } from '../../../../testing/imap/createImapServer'
import { answerWith, meanwhile } from '../../../../testing/imap/server/faults/faults'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

let server: ImapServer
let opened: Awaited<ReturnType<typeof openImapStore>>

beforeEach(async () => {
  server = await createImapServer()
  const address = { host: server.host, port: server.port, tls: 'none' } as const
  opened = await openImapStore(address, [{ user: 'ann', password: 'a' }])
})
afterEach(async () => {
  await opened.close()
  await server.close()
})

const box = () => opened.store.mailbox(opened.alice)
const inbox = () => server.mailbox().folder('INBOX')
const list = () => box().list({ folder: 'INBOX', offset: 0, limit: 9 })
const filled = () =>
  vi.waitFor(async () => {
    const { db } = opened.database
    const folders = await db.selectFrom('imap_folders').select('unfilled_below').execute()
    expect(folders.length).toBeGreaterThan(0)
    expect(folders.every((folder) => folder.unfilled_below === 0)).toBe(true)
  }, 10_000)

it('[GW-03] [ML-01] shows somebody new the inbox before the folders are asked for', async () => {
  inbox().add(testMail({ subject: '季度预算', from: '王爱丽 <li.wang@example.com>' }))
  inbox().add(testMail({ subject: 'plan', file: { name: 'a.pdf', content: Buffer.from('x') } }), {
    flags: ['\\Seen', '\\Flagged'],
  })
  const early = await list()
  expect(server.said('LIST')).toEqual([])
  expect(server.said('UID FETCH')).toHaveLength(1)
  expect(server.said('UID FETCH')[0]).toContain('ENVELOPE')
  await filled()
  const known = await list()
  expect(known.messages.map(({ abstract }) => abstract)).toEqual(['Good morning.', 'Good morning.'])
  // The first words are all that was missing.
  expect(early).toEqual({ ...known, messages: known.messages.map((one) => ({ ...one, abstract: '' })) })
})

it('[GW-03] keeps what is done with a mail that was shown before it had its row', async () => {
  inbox().add(testMail({ subject: 'one' }))
  const [shown] = (await list()).messages
  await box().setRemark(shown!.ref, 'call back')
  await filled()
  expect((await list()).messages[0]).toMatchObject({ ref: shown!.ref, remark: 'call back' })
})

it('[GW-03] [R3] keeps it also when the server refused to say what the row needs', async () => {
  inbox().add(testMail({ subject: 'one' }))
  server.fault(
    meanwhile('UID FETCH', () => server.fault(answerWith('UID FETCH', 'NO [UNAVAILABLE] Not now'))),
  )
  const [shown] = (await list()).messages
  await box().setRemark(shown!.ref, 'call back')
  const { ref } = shown!
  await box().setState({ folder: ref.folder, uids: [ref.uid] }, { isPinned: true })
  await filled()
  expect((await list()).messages[0]).toMatchObject({ ref, remark: 'call back', state: { isPinned: true } })
})

it('[SH-10] tells of a mail that came after the page was shown', async () => {
  inbox().add(testMail({ subject: 'one' }))
  await list()
  inbox().add(testMail({ subject: 'two' }))
  await vi.waitFor(() => {
    const arrived = opened.events.flatMap(({ event }) =>
      event.kind === 'messageArrived' ? [event.message] : [],
    )
    expect(arrived.map(({ subject }) => subject)).toEqual(['two'])
  }, 10_000)
})

it('[ML-13] counts with the folder whatever a page shows, also what came after the first look', async () => {
  inbox().add(testMail({ subject: 'one' }))
  server.fault(meanwhile('UID FETCH', () => inbox().add(testMail({ subject: 'two' }))))
  await list()
  expect((await list()).messages).toHaveLength(2)
  const folders = await box().folders()
  expect(folders.find(({ role }) => role === 'inbox')).toMatchObject({ totalCount: 2, unreadCount: 2 })
})

it('[RD-18] reads the headers where the server cannot say all of them in ASCII', async () => {
  inbox().add(Buffer.from('From: Café <cafe@example.com>\r\nSubject: café\r\n\r\nHello.'))
  expect((await list()).messages).toMatchObject([{ subject: 'café', from: { name: 'Café' } }])
})
