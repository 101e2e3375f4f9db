import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImapServer, type ImapServer, without } from '../../../testing/imap/createImapServer'
import {
  answerWith,
  cutAfter,
  cutBefore,
  cutInAnswer,
  meanwhile,
} from '../../../testing/imap/server/faults/faults'
import { testMail } from '../testMails'
import { type ImapStoreOptions, openImapStore } from './testing/openImapStore'

const ann = { user: 'ann', password: 'a' }

let server: ImapServer
let opened: Awaited<ReturnType<typeof openImapStore>>

const open = (options: ImapStoreOptions = {}) =>
  openImapStore({ host: server.host, port: server.port, tls: 'none' }, [ann], {
    ...options,
    limits: { freshMs: 0, listEveryMs: 300, ...options.limits },
  })

beforeEach(async () => {
  server = await createImapServer()
  opened = await open()
})
afterEach(async () => {
  await opened.close()
  await server.close()
})

const inbox = () => server.mailbox().folder('INBOX')
const box = () => opened.store.mailbox(opened.alice)
const list = async (folder = 'INBOX', limit = 50) => (await box().list({ folder, offset: 0, limit })).messages
const subjects = async (folder?: string) => (await list(folder)).map((message) => message.subject)
const mail = (subject: string, file?: { name: string; content: Buffer }) =>
  testMail({ subject, messageId: `${subject}@example.com`, ...(file && { file }) })
const rowCount = async () => (await opened.database.db.selectFrom('messages').select('id').execute()).length
const filled = () =>
  vi.waitFor(async () => {
    const { db } = opened.database
    expect(await db.selectFrom('imap_folders').select('path').execute()).not.toEqual([])
    expect(
      await db.selectFrom('imap_texts_due').select('message_id').where('is_cut', '=', 0).execute(),
    ).toEqual([])
    expect(
      await db.selectFrom('imap_folders').select('path').where('unfilled_below', '>', 0).execute(),
    ).toEqual([])
  }, 10_000)

describe('a folder that begins anew', () => {
  it('[R6] forgets every old name of its mails, and shows none of them wrongly', async () => {
    for (const subject of ['one', 'two', 'three']) inbox().add(mail(subject))
    const refs = (await list()).map((message) => message.ref)
    inbox().renumber()
    await vi.waitFor(async () => expect((await list())[0]!.ref.uid).not.toBe(refs[0]!.uid), 10_000)
    expect((await subjects()).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['one', 'three', 'two'])
    for (const ref of refs) await expect(box().read(ref)).rejects.toMatchObject({ kind: 'notFound' })
    await box().setState({ folder: 'INBOX', uids: refs.map((ref) => ref.uid) }, { isRead: true })
    expect((await list()).every((message) => !message.state.isRead)).toBe(true)
  })

  it('[R6] opens no wrong mail by an old name, though the index does not know of it yet', async () => {
    inbox().add(mail('one', { name: 'a.bin', content: Buffer.alloc(100_000, 'a') }))
    inbox().add(mail('two', { name: 'b.bin', content: Buffer.alloc(100_000, 'b') }))
    const [, one] = await list()
    await filled()
    inbox().renumber()
    await expect(box().read(one!.ref)).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('a connection that is lost', () => {
  it('[R6] keeps nothing of an answer that was cut, and goes on afterwards', async () => {
    for (let index = 0; index < 30; index++) inbox().add(mail(`mail ${index}`))
    // Asked twice before the folders are known, and twice after that.
    for (let question = 0; question < 4; question++) server.fault(cutInAnswer('UID FETCH', 20))
    await expect(list()).rejects.toMatchObject({ kind: 'offline' })
    expect(await rowCount()).toBe(0)
    expect(await list()).toHaveLength(30)
    await filled()
    expect((await list()).every((message) => message.abstract === 'Good morning.')).toBe(true)
  })

  it('[R6] answers lists from the index while the server is away, and says so for what needs it', async () => {
    inbox().add(mail('seen'))
    inbox().add(mail('unseen', { name: 'a.bin', content: Buffer.alloc(50_000) }))
    expect(await subjects()).toEqual(['unseen', 'seen'])
    await filled()
    const [unseen, seen] = await list()
    await box().read(seen!.ref)
    const { port } = server
    await server.close()
    expect(await subjects()).toEqual(['unseen', 'seen'])
    expect((await box().read(seen!.ref)).text).toContain('Good morning')
    const search = { text: 'unseen' }
    expect((await box().list({ folder: 'INBOX', offset: 0, limit: 9, search })).totalCount).toBe(1)
    await expect(box().read(unseen!.ref)).rejects.toMatchObject({ kind: 'offline' })
    await expect(box().setState({ folder: 'INBOX', uids: 'all' }, { isRead: true })).rejects.toMatchObject({
      kind: 'offline',
    })
    expect((await list()).map((message) => message.state.isRead)).toEqual([false, false])
    expect(port).toBeGreaterThan(0)
  })
})

describe('a mail that is added once', () => {
  const once = { idempotencyKey: 'sent 7' }

  it.each([
    ['before the server had it', cutBefore('APPEND')],
    ['after the server had it', cutAfter('APPEND')],
  ])('[R1] is there once when the connection was lost %s', async (_, fault) => {
    await box().folders()
    server.fault(fault)
    await expect(box().append('Sent', mail('letter'), once)).rejects.toMatchObject({ kind: 'offline' })
    const ref = await box().append('Sent', mail('letter'), once)
    expect(await box().append('Sent', mail('letter'), once)).toEqual(ref)
    expect(server.mailbox().folder('Sent').mails).toHaveLength(1)
    expect(await subjects('Sent')).toEqual(['letter'])
  })

  it('[R1] is not mistaken for the copy that its writer has sent to himself', async () => {
    await box().folders()
    inbox().add(mail('letter'))
    server.fault(cutBefore('APPEND'))
    await expect(box().append('Sent', mail('letter'), once)).rejects.toMatchObject({ kind: 'offline' })
    const ref = await box().append('Sent', mail('letter'), once)
    expect(ref.folder).toBe('Sent')
    expect(server.mailbox().folder('Sent').mails).toHaveLength(1)
  })

  it('[R1] tells two mails apart that are alike in everything but their key', async () => {
    await box().folders()
    const alike = Array.from({ length: 5 }, (_, index) => ({
      content: mail('same'),
      idempotencyKey: `import ${index}`,
    }))
    await box().append('Archive', alike[0]!.content, alike[0])
    server.fault(cutAfter('APPEND'))
    await expect(box().appendMany('Archive', alike)).rejects.toMatchObject({ kind: 'offline' })
    await box().appendMany('Archive', alike)
    expect(server.mailbox().folder('Archive').mails).toHaveLength(5)
    expect((await box().folders()).find(({ id }) => id === 'Archive')?.totalCount).toBe(5)
  })

  it('[R1] may be tried again after the server has refused it', async () => {
    await box().folders()
    server.mailbox().quotaBytes = 10
    await expect(box().append('Sent', mail('letter'), once)).rejects.toMatchObject({ kind: 'overQuota' })
    server.mailbox().quotaBytes = undefined
    await box().append('Sent', mail('letter'), once)
    expect(await subjects('Sent')).toEqual(['letter'])
  })
})

describe('what the server is asked', () => {
  it('[ML-11] marks fifty mails with one command', async () => {
    for (let index = 0; index < 60; index++) {
      inbox().add(mail(`mail ${index}`), { date: new Date(index * 1_000) })
    }
    const uids = (await list()).map((message) => message.ref.uid)
    await filled()
    server.forget()
    await box().setState({ folder: 'INBOX', uids }, { isRead: true })
    expect(server.said('UID STORE')).toHaveLength(1)
    await box().setState({ folder: 'INBOX', uids }, { flag: 'blue' })
    await box().setState({ folder: 'INBOX', uids }, { flag: null })
    expect(server.said('UID STORE')).toHaveLength(3)
    expect(inbox().mail(30)?.flags).toEqual(new Set(['\\Seen']))
  })

  it('[RD-05] opens a mail without its files, and for the second time without a question', async () => {
    const file = { name: 'film.bin', content: Buffer.alloc(2_000_000, 'x') }
    inbox().add(mail('with a film', file))
    const [row] = await list()
    await filled()
    server.forget()
    const message = await box().read(row!.ref)
    expect(message).toMatchObject({ attachments: [{ name: 'film.bin', sizeBytes: 2_000_000 }] })
    expect(server.said('UID FETCH')).toHaveLength(1)
    expect(server.said('UID FETCH')[0]).not.toMatch(/PEEK\[\]|PEEK\[2\] |PEEK\[TEXT\] /)
    server.forget()
    expect(await box().read(row!.ref)).toEqual(message)
    expect(server.commands.filter(({ name }) => name !== 'NOOP' && name !== 'DONE')).toEqual([])
  })

  it('[ML-03] shows the newest mails before the others have their rows, and fills those in', async () => {
    for (let index = 0; index < 700; index++) {
      inbox().add(mail(`mail ${index}`), {
        date: new Date(index * 1_000),
        flags: index % 2 ? ['\\Seen'] : [],
      })
    }
    const page = await box().list({ folder: 'INBOX', offset: 0, limit: 20 })
    expect(page).toMatchObject({ totalCount: 700, unreadCount: 350 })
    expect(page.messages.map((message) => message.subject)).toEqual(
      Array.from({ length: 20 }, (_, index) => `mail ${699 - index}`),
    )
    await filled()
    const search = { text: 'mail 69' }
    const found = await box().list({
      folder: 'INBOX',
      offset: 0,
      limit: 1,
      search,
      sort: { by: 'subject', descending: false },
    })
    expect(found).toMatchObject({ totalCount: 11, unreadCount: 350, messages: [{ subject: 'mail 69' }] })
    const deep = await box().list({ folder: 'INBOX', offset: 695, limit: 20 })
    expect(deep.messages.map((message) => message.subject)).toEqual([4, 3, 2, 1, 0].map((n) => `mail ${n}`))
  })

  it('[GW-03] goes on filling where an earlier process stopped', async () => {
    for (let index = 0; index < 700; index++) inbox().add(mail(`mail ${index}`))
    await list('INBOX', 5)
    await vi.waitFor(async () => expect(await rowCount()).toBeGreaterThan(200), 10_000)
    const { database } = opened
    await opened.store.close()
    const before = await rowCount()
    server.forget()
    const later = await open({ database })
    await later.store
      .mailbox(later.alice)
      .list({ folder: 'INBOX', offset: 0, limit: 5, search: { text: 'mail' } })
    await filled()
    expect(await rowCount()).toBe(700)
    expect(before).toBeGreaterThan(200)
    await later.close()
  })
})

describe('a server that cannot tell what has changed', () => {
  beforeEach(async () => {
    await opened.close()
    await server.close()
    server = await createImapServer({
      capabilities: without('CONDSTORE', 'SORT', 'LIST-EXTENDED', 'UIDPLUS', 'MOVE'),
    })
    opened = await open({ limits: { flagsEveryMs: 0, freshMs: 0 } })
  })

  it('[FL-05] is asked for flags and numbers, and the index follows', async () => {
    for (const subject of ['one', 'two', 'three']) inbox().add(mail(subject))
    await list()
    await filled()
    inbox().setFlags([2], () => ['\\Seen', 'umail-flag-green', '\\Flagged'])
    inbox().expunge([1])
    inbox().add(mail('four'))
    await vi.waitFor(async () => expect(await subjects()).toEqual(['four', 'three', 'two']), 10_000)
    expect((await list())[2]).toMatchObject({ state: { isRead: true, flag: 'green' } })
    expect((await box().folders())[0]).toMatchObject({ totalCount: 3, unreadCount: 2 })
  })

  it('[ML-25] moves mails and finds them again', async () => {
    for (const subject of ['one', 'two', 'three']) inbox().add(mail(subject))
    const refs = (await list()).map((message) => message.ref)
    const moved = await box().move({ folder: 'INBOX', uids: refs.map((ref) => ref.uid) }, 'Archive')
    const rows = await box().summaries(moved.map((one) => one.to))
    expect(rows.map((row) => row.subject)).toEqual(['three', 'two', 'one'])
    expect(await subjects()).toEqual([])
  })

  it('[R6] is not misled by a mail that is deleted while a page is fetched', async () => {
    for (const subject of ['one', 'two', 'three']) inbox().add(mail(subject))
    server.fault(meanwhile('UID FETCH', () => inbox().expunge([2])))
    await list()
    await vi.waitFor(async () => expect(await subjects()).toEqual(['three', 'one']), 10_000)
    const [three, one] = await list()
    expect((await box().read(one!.ref)).subject).toBe('one')
    expect((await box().read(three!.ref)).subject).toBe('three')
  })
})

describe('what is deleted or moved', () => {
  it('[R3] [FL-03] a folder that is emptied again after a cut shows nothing, though the server has no more to delete', async () => {
    await opened.close()
    // Nobody looks by themselves in between.
    opened = await open({ limits: { freshMs: 60_000, listEveryMs: 60_000 } })
    for (const subject of ['one', 'two', 'three']) await box().append('Trash', mail(subject))
    expect(await subjects('Trash')).toHaveLength(3)
    server.fault(cutAfter('UID EXPUNGE'))
    await expect(box().empty('Trash')).rejects.toMatchObject({ kind: 'offline' })
    await box().empty('Trash')
    expect(await subjects('Trash')).toEqual([])
    expect((await box().folders()).find(({ id }) => id === 'Trash')).toMatchObject({ totalCount: 0 })
  })

  it.each([
    ['all mails', () => 'all' as const],
    ['chosen mails', (uids: readonly number[]) => uids],
  ])(
    '[R3] [ML-25] %s that are moved again after a cut are where they were moved to, once',
    async (_, choose) => {
      await opened.close()
      opened = await open({ limits: { freshMs: 60_000, listEveryMs: 60_000 } })
      for (const subject of ['one', 'two', 'three']) await box().append('Archive', mail(subject))
      const uids = (await list('Archive')).map(({ ref }) => ref.uid)
      expect(uids).toHaveLength(3)
      expect(await subjects('Trash')).toEqual([])
      server.fault(cutAfter('UID MOVE'))
      const all = { folder: 'Archive', uids: choose(uids) }
      await expect(box().move(all, 'Trash')).rejects.toMatchObject({ kind: 'offline' })
      await box().move(all, 'Trash')
      expect(await subjects('Archive')).toEqual([])
      expect((await subjects('Trash')).toSorted()).toEqual(['one', 'three', 'two'])
    },
  )

  it('[FL-02] a folder that the server keeps once is deleted once more', async () => {
    await box().createFolder('Plans')
    await box().createFolder('Plans/Q3')
    await box().append('Plans', mail('one'))
    server.fault(answerWith('DELETE', 'OK Deleted'))
    await box().deleteFolder('Plans', 'delete')
    const ids = (await box().folders()).map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('Plans'))).toEqual([])
  })

  it('[FL-02] a folder that the server does not give up is there, and who deletes it is told', async () => {
    await box().createFolder('Plans')
    server.fault({ ...answerWith('DELETE', 'OK Deleted'), times: 1_000 })
    await expect(box().deleteFolder('Plans', 'delete')).rejects.toMatchObject({ kind: 'server' })
    expect((await box().folders()).map(({ id }) => id)).toContain('Plans')
  })
})
