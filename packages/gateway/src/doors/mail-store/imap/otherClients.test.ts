import type { ImapFlow } from 'imapflow'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Dovecot, startDovecot } from '../../../testing/imap/startDovecot'
import { openClient } from '../../../testing/imap/openClient'
import { testMail } from '../testMails'
import { openImapStore } from './testing/openImapStore'

const ann = { user: 'ann@example.com', password: 'a' }

let dovecot: Dovecot
let opened: Awaited<ReturnType<typeof openImapStore>>
let other: ImapFlow

beforeEach(async () => {
  dovecot = await startDovecot({ accounts: [ann] })
  opened = await openImapStore({ host: dovecot.host, port: dovecot.port, tls: 'none' }, [ann], {
    limits: { freshMs: 0, listEveryMs: 300 },
  })
  other = await openClient({
    host: dovecot.host,
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth: { user: ann.user, pass: ann.password },
  })
})
afterEach(async () => {
  await opened.close()
  await dovecot.stop()
})

const box = () => opened.store.mailbox(opened.alice)
const list = async (folder = 'INBOX') => (await box().list({ folder, offset: 0, limit: 50 })).messages
const subjects = async (folder?: string) => (await list(folder)).map((message) => message.subject)
const kinds = () => opened.events.map(({ event }) => event.kind)

describe('what other clients do', () => {
  it('[SH-10] announces new mail in the inbox while nobody asks', async () => {
    await list()
    await filled()
    await dovecot.deliver(ann.user, testMail({ subject: '新邮件', text: '请看附件' }))
    await vi.waitFor(() => expect(kinds()).toContain('messageArrived'), 10_000)
    expect(opened.events).toMatchObject([
      { event: { kind: 'messageArrived', message: { subject: '新邮件', abstract: '请看附件' } } },
      { event: { kind: 'folderChanged', folder: 'INBOX' } },
    ])
    expect(await subjects()).toEqual(['新邮件'])
  })

  it('[SH-10] tells of flags that were set and of mails that were deleted', async () => {
    for (const subject of ['one', 'two', 'three']) await other.append('INBOX', testMail({ subject }))
    expect(await subjects()).toEqual(['three', 'two', 'one'])
    await filled()
    opened.events.length = 0
    await other.mailboxOpen('INBOX')
    await other.messageFlagsAdd('2', ['\\Seen', '\\Flagged', '$Forwarded'], { uid: true })
    await vi.waitFor(() => expect(kinds()).toEqual(['folderChanged']), 10_000)
    expect((await list()).map(({ state }) => [state.isRead, state.flag, state.isForwarded])).toEqual([
      [false, undefined, false],
      [true, 'red', true],
      [false, undefined, false],
    ])
    await other.messageDelete('1', { uid: true })
    await vi.waitFor(() => expect(kinds()).toEqual(['folderChanged', 'folderChanged']), 10_000)
    expect(await subjects()).toEqual(['three', 'two'])
    expect((await box().folders())[0]).toMatchObject({ totalCount: 2, unreadCount: 1 })
  })

  it('[FL-05] sees a change in a folder that nobody watches when it is opened', async () => {
    await box().append('Archive', testMail({ subject: 'kept' }), { receivedAt: 1_000 })
    await other.append('Archive', testMail({ subject: 'from elsewhere' }))
    expect(await subjects('Archive')).toEqual(['from elsewhere', 'kept'])
  })

  it('[FL-01] finds folders that were made and loses those that were deleted elsewhere', async () => {
    await list()
    await other.mailboxCreate('项目/Q3')
    await other.append('项目/Q3', testMail({ subject: 'plan' }))
    expect(await subjects('项目/Q3')).toEqual(['plan'])
    // Dovecot keeps a Maildir's folder when somebody else looks into it in the moment of its end, so nobody does.
    await opened.store.forget(opened.alice)
    await other.mailboxDelete('项目/Q3')
    await expect(vi.waitUntil(() => isGone('项目/Q3'), 10_000)).resolves.toBe(true)
    expect((await box().folders()).map(({ id }) => id)).not.toContain('项目/Q3')
  })

  it('[RD-14] says notFound for a mail that was deleted elsewhere, and never shows another', async () => {
    const ref = await box().append('INBOX', testMail({ subject: 'gone', file: file(20_000) }))
    const part = await box().part(ref, '2')
    await other.mailboxOpen('INBOX')
    await other.messageDelete('1', { uid: true })
    await other.append('INBOX', testMail({ subject: 'another' }))
    await expect(part.open()).rejects.toMatchObject({ kind: 'notFound' })
    await vi.waitFor(async () => expect(await subjects()).toEqual(['another']), 10_000)
    await expect(box().read(ref)).rejects.toMatchObject({ kind: 'notFound' })
    await box().setState({ folder: 'INBOX', uids: [ref.uid] }, { isRead: true })
    expect((await list())[0]?.state.isRead).toBe(false)
  })

  it('[ML-25] passes over what was moved away elsewhere', async () => {
    const refs = [
      await box().append('INBOX', testMail({ subject: 'one' })),
      await box().append('INBOX', testMail({ subject: 'two' })),
    ]
    await other.mailboxOpen('INBOX')
    await other.messageMove('1', 'Archive', { uid: true })
    const moved = await box().move({ folder: 'INBOX', uids: refs.map((ref) => ref.uid) }, 'Trash')
    expect(moved.map((one) => one.from)).toEqual([refs[1]])
    expect(await subjects('Archive')).toEqual(['one'])
    expect(await subjects('Trash')).toEqual(['two'])
    await vi.waitFor(async () => expect(await subjects()).toEqual([]), 10_000)
  })

  it('[ML-16] [ML-18] [ML-29] reads tags from the server, and finds notes and reminders again, after the index was lost as well', async () => {
    await box().createTag({ name: '重要', color: '#33B679' })
    const ref = await box().append('INBOX', testMail({ subject: 'tagged' }), { state: { flag: 'blue' } })
    const selection = { folder: 'INBOX', uids: [ref.uid] }
    const followUp = { at: 5, unlessAnswered: true }
    await box().setState(selection, { addTags: ['重要'], followUp })
    await box().setRemark(ref, '周五前回复')
    await opened.store.forget(opened.alice)
    const { db } = opened.database
    for (const table of ['message_texts', 'message_tags', 'imap_texts_due', 'messages'] as const) {
      await db.deleteFrom(table).execute()
    }
    await db.deleteFrom('imap_folders').execute()
    await db.deleteFrom('folders').execute()
    const [row] = await list()
    const state = { tags: ['重要'], flag: 'blue', followUp }
    expect(row).toMatchObject({ ref, state, remark: '周五前回复' })
    expect((await box().read(ref)).subject).toBe('tagged')
    await filled()
    const reminders = async () =>
      (await box().search({ conditions: { isFollowUp: true }, offset: 0, limit: 5 })).messages
    expect(await reminders()).toMatchObject([{ ref, state }])
    await box().setState(selection, { endsFollowUp: true })
    expect(await reminders()).toEqual([])
  })
})

/** Everything that was to be filled in is there. */
const filled = () =>
  vi.waitFor(async () => {
    const { db } = opened.database
    expect(await db.selectFrom('imap_folders').select('path').execute()).not.toEqual([])
    expect(await db.selectFrom('imap_texts_due').select('message_id').execute()).toEqual([])
    expect(
      await db.selectFrom('imap_folders').select('path').where('unfilled_below', '>', 0).execute(),
    ).toEqual([])
  }, 10_000)

const file = (size: number) => ({ name: 'data.bin', content: Buffer.alloc(size, 'x') })

async function isGone(folder: string): Promise<boolean> {
  return list(folder).then(
    () => false,
    (error: { kind?: string }) => error.kind === 'notFound',
  )
}
