import { Readable } from 'node:stream'
import type { Address, DraftContent } from '@mailroom/core'
import { simpleParser } from 'mailparser'
import { afterEach, describe, expect, it } from 'vitest'
import { directTransport } from '../outbound/transports'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { SmtpSink } from '../testing/SmtpSink'
import { newDraftId } from './drafts/DraftService'

const minute = 60_000
const to = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, name: '' }))

let closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.toReversed()) await close()
  closers = []
})

async function openPost(options: Parameters<typeof openTestPost>[0] = {}): Promise<TestPost> {
  const post = await openTestPost(options)
  closers.push(() => post.close())
  return post
}

async function openOutside() {
  const sink = await SmtpSink.open()
  closers.push(() => sink.close())
  const transport = directTransport({
    hostname: 'mx.example.com',
    port: sink.port,
    resolveMx: async () => [{ exchange: '127.0.0.1', priority: 1 }],
  })
  return { sink, post: await openPost({ transport }) }
}

async function upload(post: TestPost, name: string, content: string | Buffer, isInline = false) {
  const { blobKey } = await post.sending.storeBytes(Readable.from([Buffer.from(content)]))
  return post.sending.keepUpload(post.ann, {
    blobKey,
    name,
    contentType: isInline ? 'image/png' : 'text/plain',
    isInline,
  })
}

describe('sending', () => {
  it('[GW-02] reaches a colleague’s mailbox and an outside server, with the sender’s copy in Sent', async () => {
    const { post, sink } = await openOutside()
    const result = await post.sending.send(
      post.ann,
      draftContent({
        to: [{ address: 'bob@example.com', name: '鲍勃' }],
        cc: to('x@example.net'),
        subject: '预算 2026',
      }),
      newDraftId(),
    )
    expect(result.recipients.map(({ recipient, state }) => [recipient.address, state])).toEqual([
      ['bob@example.com', 'queued'],
      ['x@example.net', 'queued'],
    ])
    await post.runner.runDue()
    const [arrived] = await post.mails(post.bob, 'INBOX')
    expect(arrived).toMatchObject({
      subject: '预算 2026',
      from: { address: 'ann@example.com', name: 'Ann' },
      to: [{ address: 'bob@example.com', name: '鲍勃' }],
      cc: [{ address: 'x@example.net', name: '' }],
      messageId: result.messageId,
    })
    expect(arrived!.text.trim()).toBe('Hello')
    expect(await post.mails(post.ann, 'Sent')).toMatchObject([
      { subject: '预算 2026', isOwn: true, state: { isRead: true } },
    ])
    expect((await simpleParser(sink.mails[0]!.raw)).subject).toBe('预算 2026')
    expect((await post.sending.status(post.ann, result.messageId)).map(({ state }) => state)).toEqual([
      'delivered',
      'relayed',
    ])
  })

  it('[GW-02] only the sender may ask what became of a mail', async () => {
    const post = await openPost()
    const { messageId } = await post.sending.send(post.ann, draftContent(), newDraftId())
    await expect(post.sending.status(post.bob, messageId)).rejects.toMatchObject({ kind: 'notFound' })
    expect(await post.sending.status(post.ann, messageId)).toHaveLength(1)
  })

  it('[R1] asked again with the same draft, gives the same answer and sends nothing', async () => {
    const { post, sink } = await openOutside()
    const draftId = newDraftId()
    const content = draftContent({ to: to('x@example.net') })
    const first = await post.sending.send(post.ann, content, draftId)
    await post.runner.runDue()
    const again = await post.sending.send(
      post.ann,
      draftContent({ subject: 'Another', to: to('y@example.net') }),
      draftId,
    )
    await post.runner.runDue()
    expect(again.messageId).toBe(first.messageId)
    expect(again.recipients.map(({ recipient }) => recipient.address)).toEqual(['x@example.net'])
    expect(sink.mails).toHaveLength(1)
    expect(await post.mails(post.ann, 'Sent')).toHaveLength(1)
  })

  it('[R1] ten clicks at once send one mail', async () => {
    const { post, sink } = await openOutside()
    const draftId = newDraftId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post.sending.send(post.ann, draftContent({ to: to('x@example.net') }), draftId),
      ),
    )
    await post.runner.runDue()
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1)
    expect(sink.mails).toHaveLength(1)
    expect(await post.orphans()).toBe(0)
  })

  it('[R1] steps that a crash made run twice have the effect of running once', async () => {
    const post = await openPost()
    await post.sending.send(post.ann, draftContent(), newDraftId())
    const { id, message_id } = await post.database.db
      .selectFrom('envelopes')
      .selectAll()
      .executeTakeFirstOrThrow()
    const filing = { envelopeId: id, accountId: post.ann, draftId: 'd', messageId: message_id, origin: null }
    for (let count = 0; count < 2; count += 1) {
      // As if the process had died after the work and before its end was recorded.
      await post.database.db.updateTable('deliveries').set({ state: 'queued' }).execute()
      await post.queue.enqueue(post.database.db, {
        kind: 'deliver',
        payload: { envelopeId: id },
        subject: id,
      })
      await post.queue.enqueue(post.database.db, { kind: 'file-sent', payload: filing, subject: id })
      await post.runner.runDue()
    }
    expect(await post.mails(post.bob, 'INBOX')).toHaveLength(1)
    expect(await post.mails(post.ann, 'Sent')).toHaveLength(1)
  })

  it('[R1] one draft id of two people is two mails', async () => {
    const post = await openPost()
    const draftId = newDraftId()
    const one = await post.sending.send(post.ann, draftContent(), draftId)
    const other = await post.sending.send(post.bob, draftContent(), draftId)
    expect(one.messageId).not.toBe(other.messageId)
  })

  it('[CO-10] the draft is gone once its mail is sent', async () => {
    const post = await openPost()
    const draft = await post.sending.save(post.ann, draftContent())
    expect(await post.mails(post.ann, 'Drafts')).toHaveLength(1)
    await post.sending.send(post.ann, draftContent(), draft.id)
    expect(await post.mails(post.ann, 'Drafts')).toEqual([])
    await expect(post.sending.save(post.ann, draftContent(), draft.id)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await post.mails(post.ann, 'Drafts')).toEqual([])
  })

  it('[I1] hidden recipients stand in nobody’s copy but the sender’s', async () => {
    const { post, sink } = await openOutside()
    const hidden = [
      { address: 'cid@example.com', name: '希德' },
      { address: 'z@example.net', name: '' },
    ]
    await post.sending.send(post.ann, draftContent({ cc: to('x@example.net'), bcc: hidden }), newDraftId())
    await post.runner.runDue()
    for (const account of [post.bob, post.cid]) {
      const raw = await post.mailStore.mailbox(account).header({ folder: 'INBOX', uid: 1 })
      expect(raw).not.toMatch(/^bcc:|z@example\.net|cid@example\.com/im)
    }
    expect(sink.mails).toHaveLength(1)
    expect(sink.mails[0]!.recipients.toSorted()).toEqual(['x@example.net', 'z@example.net'])
    expect(sink.mails[0]!.raw).not.toMatch(/^bcc:|z@example\.net|cid@example\.com/im)
    expect((await post.mails(post.ann, 'Sent'))[0]!.bcc).toEqual(hidden)
  })

  it('[GW-02] a list reaches each of its members once, and the writer by it too', async () => {
    const post = await openPost()
    const { recipients } = await post.sending.send(
      post.ann,
      draftContent({ to: to('everyone@example.com', 'sales@example.com'), cc: to('bob@example.com') }),
      newDraftId(),
    )
    await post.runner.runDue()
    expect(recipients.map(({ recipient }) => recipient.address)).toEqual([
      'ann@example.com',
      'bob@example.com',
      'cid@example.com',
      'sales@example.com',
    ])
    for (const account of [post.ann, post.bob, post.cid])
      expect(await post.mails(account, 'INBOX')).toHaveLength(1)
    const header = await post.mailStore.mailbox(post.cid).header({ folder: 'INBOX', uid: 1 })
    expect(header).toMatch(/^List-Id: <everyone\.example\.com>$/im)
  })

  it.each<[string, Partial<DraftContent>, Record<string, string[]>]>([
    ['nobody to send to', { to: [] }, { to: ['recipientRequired'] }],
    ['no subject', { subject: ' \t' }, { subject: ['subjectRequired'] }],
    ['no text', { html: '<p>&nbsp;<br></p><style>p{}</style>' }, { content: ['contentRequired'] }],
    ['no plain text', { isHtml: false, text: ' \n' }, { content: ['contentRequired'] }],
    ['an address that is none', { cc: to('bob at example') }, { cc: ['addressInvalid'] }],
    [
      'too many recipients',
      { to: to('a@x.example', 'b@x.example', 'c@x.example') },
      { to: ['tooManyRecipients'] },
    ],
    [
      'all of it',
      { to: [], bcc: to('@'), subject: '', html: '' },
      { bcc: ['addressInvalid'], subject: ['subjectRequired'], content: ['contentRequired'] },
    ],
  ])('[CO-11] refuses a mail with %s', async (_name, change, fields) => {
    const post = await openPost({ maxRecipients: 2 })
    await expect(post.sending.send(post.ann, draftContent(change), newDraftId())).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields },
    })
    await post.runner.runDue()
    expect(await post.database.db.selectFrom('envelopes').selectAll().execute()).toEqual([])
    expect(await post.orphans()).toBe(0)
  })

  it('[CO-11] a mail without subject is named after its first file', async () => {
    const post = await openPost()
    const file = await upload(post, '报告 v1.2.final.pdf', 'x')
    await post.sending.send(post.ann, draftContent({ subject: '', attachments: [file] }), newDraftId())
    await post.runner.runDue()
    expect((await post.mails(post.bob, 'INBOX'))[0]!.subject).toBe('报告 v1.2.final')
  })

  it('[CO-01] a person may write from each of their own addresses and from no other', async () => {
    const post = await openPost()
    const from = { address: 'Sales@example.com', name: 'The Boss' }
    await post.sending.send(post.ann, draftContent({ from }), newDraftId())
    await post.runner.runDue()
    expect((await post.mails(post.bob, 'INBOX'))[0]!.from).toEqual({
      address: 'sales@example.com',
      name: 'Ann',
    })
    const foreign = draftContent({ from: { address: 'bob@example.com', name: '' } })
    await expect(post.sending.send(post.ann, foreign, newDraftId())).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  it('[GW-02] files arrive byte for byte under their names, pictures stand in the text', async () => {
    const { post, sink } = await openOutside()
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256))
    const file = await upload(post, '数据 表.bin', bytes)
    const picture = await upload(post, 'p.png', 'picture', true)
    const unused = await upload(post, 'gone.png', 'unused', true)
    await post.sending.send(
      post.ann,
      draftContent({
        to: to('x@example.net'),
        html: `<p>See <img src="cid:${picture.contentId}"></p>`,
        attachments: [file, picture, unused],
      }),
      newDraftId(),
    )
    await post.runner.runDue()
    const parsed = await simpleParser(sink.mails[0]!.raw)
    expect(parsed.attachments.map(({ filename, cid }) => [filename, cid])).toEqual([
      ['p.png', picture.contentId],
      ['数据 表.bin', undefined],
    ])
    expect(parsed.attachments[1]!.content.equals(bytes)).toBe(true)
  })

  it('[A1] files of others cannot be sent', async () => {
    const post = await openPost()
    const file = await upload(post, 'secret.txt', 'secret')
    const theft = draftContent({ attachments: [{ ...file }] })
    await expect(post.sending.send(post.bob, theft, newDraftId())).rejects.toMatchObject({ kind: 'notFound' })
    await expect(post.sending.uploaded(post.bob, file.id)).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('[GW-02] a mail over the size limit is refused and leaves nothing', async () => {
    const post = await openPost({ maxMessageBytes: 10_000 })
    const file = await upload(post, 'big.txt', 'x'.repeat(9_000))
    const large = draftContent({ attachments: [file] })
    await expect(post.sending.send(post.ann, large, newDraftId())).rejects.toMatchObject({ kind: 'tooLarge' })
    const longText = draftContent({ html: `<p>${'y'.repeat(11_000)}</p>` })
    await expect(post.sending.send(post.ann, longText, newDraftId())).rejects.toMatchObject({
      kind: 'tooLarge',
    })
    expect(await post.orphans()).toBe(0)
  })

  it('[CO-01] marks the mail that was answered or forwarded, and ties the answer to it', async () => {
    const post = await openPost()
    const inbox = post.mailStore.mailbox(post.ann)
    const raw = 'From: bob@example.com\r\nMessage-ID: <q@x>\r\nReferences: <p@x>\r\nSubject: Q\r\n\r\nq\r\n'
    const ref = await inbox.append('INBOX', Buffer.from(raw))
    await post.sending.send(post.ann, draftContent({ origin: { ref, kind: 'reply' } }), newDraftId())
    await post.sending.send(post.ann, draftContent({ origin: { ref, kind: 'forward' } }), newDraftId())
    await post.runner.runDue()
    expect((await inbox.read(ref)).state).toMatchObject({ isAnswered: true, isForwarded: true })
    const [reply, forward] = await post.mails(post.bob, 'INBOX')
    expect(reply).toMatchObject({ inReplyTo: 'q@x', references: ['p@x', 'q@x'] })
    expect(forward!.inReplyTo).toBeUndefined()
  })

  it('[CO-01] an answer leaves although its original was deleted meanwhile', async () => {
    const post = await openPost()
    const origin = { ref: { folder: 'INBOX', uid: 99 }, kind: 'reply' as const }
    await post.sending.send(post.ann, draftContent({ origin }), newDraftId())
    await post.runner.runDue()
    expect(await post.mails(post.bob, 'INBOX')).toHaveLength(1)
    expect(await post.mails(post.ann, 'Sent')).toHaveLength(1)
  })

  it('[GW-02] tells the sender by a notice what could not be delivered, once', async () => {
    const { post, sink } = await openOutside()
    const content = draftContent({ to: to('nobody@example.com', 'x@example.net') })
    const { messageId } = await post.sending.send(post.ann, content, newDraftId())
    await post.runner.runDue()
    post.clock.advance(10 * minute)
    await post.runner.runDue()
    expect(sink.mails).toHaveLength(1)
    const notices = await post.mails(post.ann, 'INBOX')
    expect(notices).toHaveLength(1)
    expect(notices[0]!.text).toContain('nobody@example.com')
    expect(notices[0]!.text).not.toContain('x@example.net')
    const status = await post.sending.status(post.ann, messageId)
    expect(status.map(({ state }) => state)).toEqual(['failed', 'relayed'])
  })

  it('[GW-02] when all is done no bytes are left behind but those of the mailboxes', async () => {
    const { post } = await openOutside()
    const file = await upload(post, 'a.txt', 'a')
    await post.sending.send(
      post.ann,
      draftContent({ cc: to('x@example.net'), attachments: [file] }),
      newDraftId(),
    )
    for (let round = 0; round < 3; round += 1) {
      await post.runner.runDue()
      post.clock.advance(minute)
    }
    expect(await post.orphans()).toBe(0)
    const left = await post.database.db.selectFrom('envelopes').select('blob_key').execute()
    expect(left).toEqual([{ blob_key: null }])
    expect(await post.database.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})
