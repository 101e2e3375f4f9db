import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { DraftContent, MessageRef } from '@mailroom/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type MailServerGateway,
  mailPasswords,
  mailPeople,
  openMailServerGateway,
} from '../accounts/credentials/test/openMailServerGateway'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { draftContent } from '../testing/draftContent'
import { type Dovecot, startDovecot } from '../testing/imap/startDovecot'
import { startSmtpServer } from '../testing/imap/startSmtpServer'
import type { SmtpServer } from '../testing/imap/smtp/SmtpServer'
import { sampleMail } from '../testing/openTestGateway'

let dovecot: Dovecot
let smtp: SmtpServer
let gateway: MailServerGateway
let ann: number
let mailbox: Mailbox

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople })
  smtp = await startSmtpServer(dovecot)
})
afterAll(async () => {
  await smtp.stop()
  await dovecot.stop()
})
beforeEach(async () => {
  gateway = await openMailServerGateway(dovecot, smtp)
  await gateway.signedIn('ann', mailPasswords.ann)
  ann = (await gateway.store.accounts.findByAddress('ann@corp.example'))!
  mailbox = gateway.services.mailboxes.of({ id: 'a test', accountId: ann })
})
afterEach(() => gateway.close())

const form = (subject: string, change: Partial<DraftContent> = {}) =>
  draftContent({
    to: [{ address: 'bob@corp.example', name: 'Bob' }],
    bcc: [{ address: 'hidden@example.net', name: '' }],
    subject,
    html: '<p>eins</p>',
    text: 'eins',
    ...change,
  })

async function refsOf(folder: string, subject: string): Promise<readonly MessageRef[]> {
  const sort = { by: 'arrival' as const, descending: false }
  const { messages } = await mailbox.list({ folder, offset: 0, limit: 100, sort })
  return messages.filter((message) => message.subject === subject).map(({ ref }) => ref)
}

async function arrived(subject: string): Promise<MessageRef> {
  await dovecot.deliver('ann@corp.example', sampleMail(subject, { to: 'ann@corp.example' }))
  const inbox = await mailbox.folderWithRole('inbox')
  return (await refsOf(inbox, subject))[0]!
}

describe('drafts on a mail server', () => {
  it('[CO-10] are saved, replaced and opened as they were written', async () => {
    const { sending } = gateway.services
    const { blobKey } = await sending.storeBytes(Readable.from([Buffer.from('data')]))
    const upload = { blobKey, name: '数据.txt', contentType: 'text/plain', isInline: false }
    const file = await sending.keepUpload(ann, upload)
    const first = await sending.save(ann, form('Draft one', { attachments: [file] }))
    const second = await sending.save(ann, form('Draft two', { attachments: [file] }), first.id)
    const drafts = await mailbox.folderWithRole('drafts')
    expect(await refsOf(drafts, 'Draft one')).toEqual([])
    expect(await refsOf(drafts, 'Draft two')).toEqual([second.ref])
    expect(await sending.open(ann, second.ref)).toMatchObject({
      id: first.id,
      subject: 'Draft two',
      bcc: [{ address: 'hidden@example.net' }],
      attachments: [file],
    })
    await sending.discard(ann, first.id)
    expect(await refsOf(drafts, 'Draft two')).toEqual([])
  })

  it('[CO-10] of another mail program open as well', async () => {
    await dovecot.deliver('ann@corp.example', sampleMail('Foreign draft'), { folder: 'Drafts', flags: 'D' })
    const drafts = await mailbox.folderWithRole('drafts')
    const [ref] = await refsOf(drafts, 'Foreign draft')
    const opened = await gateway.services.sending.open(ann, ref!)
    expect(opened).toMatchObject({ subject: 'Foreign draft', kind: 'draft' })
    expect(opened.attachments.map(({ name }) => name)).toEqual(['pic.png', '报告.html'])
  })

  it('[R1, CO-11] become a sent mail: the draft goes, the copy has the hidden recipients, the mail has not', async () => {
    const { sending } = gateway.services
    const saved = await sending.save(ann, form('Draft sent'))
    const taken = smtp.nextMail()
    await sending.send(ann, form('Draft sent'), saved.id)
    await gateway.postOffice.runner.runDue()
    const mail = await taken
    expect(mail.recipients).toEqual(['bob@corp.example', 'hidden@example.net'])
    expect(mail.raw).not.toContain('hidden@')
    expect(await refsOf(await mailbox.folderWithRole('drafts'), 'Draft sent')).toEqual([])
    const [copy, ...more] = await refsOf(await mailbox.folderWithRole('sent'), 'Draft sent')
    expect(more).toEqual([])
    expect(await mailbox.read(copy!)).toMatchObject({
      bcc: [{ address: 'hidden@example.net' }],
      state: { isRead: true },
    })
  })
})

describe('an answer to a mail on a mail server', () => {
  it('[CO-01] has its pictures, its thread and its recipients, and marks it as answered', async () => {
    const { sending } = gateway.services
    const ref = await arrived('Question')
    const prepared = await sending.prepare(ann, ref, 'reply', 'en')
    expect(prepared).toMatchObject({ subject: 'Re: Question', to: [{ address: 'carol@example.org' }] })
    expect(prepared.quotedHtml).toContain('Text of Question')
    expect(prepared.attachments).toMatchObject([{ name: 'pic.png', contentId: 'pic@x' }])
    const { id } = await sending.save(ann, form('Re: Question', { origin: prepared.origin }))
    const taken = smtp.nextMail()
    await sending.send(
      ann,
      form('Re: Question', {
        origin: prepared.origin,
        html: prepared.quotedHtml!,
        attachments: prepared.attachments,
      }),
      id,
    )
    await gateway.postOffice.runner.runDue()
    const { raw } = await taken
    expect(raw).toMatch(/^In-Reply-To: <[0-9a-f]+@example\.org>/m)
    expect(raw).toContain('Content-ID: <pic@x>')
    expect((await mailbox.read(ref)).state).toMatchObject({ isAnswered: true })
  })

  it('[CO-01] that is a forward carries the files', async () => {
    const ref = await arrived('Files')
    const prepared = await gateway.services.sending.prepare(ann, ref, 'forward', 'en')
    expect(prepared.attachments.map(({ name }) => name)).toEqual(['pic.png', '报告.html'])
    const file = await gateway.services.sending.uploaded(ann, prepared.attachments[1]!.id)
    expect((await buffer(await file.open())).toString()).toBe('0123456789')
  })
})
