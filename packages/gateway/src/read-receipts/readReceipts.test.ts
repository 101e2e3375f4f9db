import type { Address, MessageRef } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'

let post: TestPost
beforeEach(async () => {
  post = await openTestPost()
})
afterEach(() => post.close())

const person = (name: string): Address => ({ address: `${name}@example.com`, name })

/** Ann asks these for a receipt, and the mail is delivered. */
async function ask(...to: Address[]) {
  const content = draftContent({ to, subject: '请确认', asksReceipt: true })
  const { messageId } = await post.sending.send(post.ann, content, crypto.randomUUID())
  await post.runner.runDue()
  return messageId
}
const stateOf = async (messageId: string) =>
  (await post.sending.status(post.ann, messageId)).map(({ state }) => state)
const first = async (account: number) => (await post.mails(account, 'INBOX'))[0]!.ref
const put = (header: readonly string[], account = post.bob, folder = 'INBOX'): Promise<MessageRef> =>
  post.mailStore
    .mailbox(account)
    .append(folder, Buffer.from([...header, 'Date: Sat, 21 Nov 2026 08:00:00 +0000', '', 'x'].join('\r\n')))

const plain = [
  'From: <boss@out.example>',
  'To: bob@example.com',
  'Message-ID: <m1@out.example>',
  'Disposition-Notification-To: Boss <boss@out.example>',
]

it('[RD-13] a receipt that the reader sends is a mail by RFC 8098, and marks that reader alone', async () => {
  const messageId = await ask(person('bob'), person('cid'))
  const ref = await first(post.bob)
  await post.sending.answerReceipt(post.bob, ref, 'send')
  await post.runner.runDue()
  expect(await stateOf(messageId)).toEqual(['read', 'delivered'])
  const [receipt] = await post.mails(post.ann, 'INBOX')
  expect(receipt).toMatchObject({ subject: 'Read: 请确认', from: { address: 'bob@example.com' } })
  const header = await post.mailStore.mailbox(post.ann).header(receipt!.ref)
  expect(header).toMatch(/content-type: multipart\/report;\s+report-type=disposition-notification/i)
  expect(header).toMatch(/^Auto-Submitted: auto-replied/m)
  expect(post.heard).toContainEqual({ accountId: post.ann, event: { kind: 'deliveryChanged', messageId } })
})

it('[RD-13] one receipt is sent, also when two windows answer at once', async () => {
  await ask(person('bob'))
  const ref = await first(post.bob)
  const both = await Promise.allSettled([1, 2].map(() => post.sending.answerReceipt(post.bob, ref, 'send')))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await post.runner.runDue()
  expect(await post.mails(post.ann, 'INBOX')).toHaveLength(1)
  expect(await post.orphans()).toBe(0)
})

it('[RD-13] what was answered stays answered when the mail is moved', async () => {
  await ask(person('bob'))
  await post.sending.answerReceipt(post.bob, await first(post.bob), 'refuse')
  const mailbox = post.mailStore.mailbox(post.bob)
  const [moved] = await mailbox.move({ folder: 'INBOX', uids: 'all' }, 'Archive')
  expect((await post.sending.receiptRequest(post.bob, moved!.to))?.state).toBe('refused')
})

it.each([
  ['a plain mail', plain, 'asked'],
  [
    'another address than the sender',
    [...plain.slice(0, 3), 'Disposition-Notification-To: x@y.example'],
    'asked',
  ],
  ['no wish', plain.slice(0, 3), undefined],
  ['a list', [...plain, 'List-Id: <l.out.example>'], undefined],
  ['a program', [...plain, 'Auto-Submitted: auto-generated'], undefined],
  ['many by one program', [...plain, 'Precedence: bulk'], undefined],
  ['a report', [...plain, 'Content-Type: multipart/report; boundary=b'], undefined],
  [
    'two addresses',
    [...plain.slice(0, 3), 'Disposition-Notification-To: a@y.example, b@y.example'],
    undefined,
  ],
  ['no Message-ID', [...plain.slice(0, 2), plain[3]!], undefined],
  [
    'a broken address',
    [...plain.slice(0, 3), 'Disposition-Notification-To: a@y.example\x0bBcc: c@y.example'],
    undefined,
  ],
  ['the reader’s own', ['From: <bob@example.com>', ...plain.slice(1)], undefined],
] as const)('[RD-13] the reader is asked about %s: %s', async (_what, header, state) => {
  const request = await post.sending.receiptRequest(post.bob, await put(header))
  expect(request?.state).toBe(state)
})

it('[RD-13] nobody among spam hears anything', async () => {
  expect(await post.sending.receiptRequest(post.bob, await put(plain, post.bob, 'Spam'))).toBe(undefined)
})

it('[RD-13, A1] a receipt counts for mail that the account has sent to that reader, and not for recalled mail', async () => {
  const messageId = await ask(person('bob'), person('cid'))
  const { noteReports } = await import('../outbound/readDeliveryStatus')
  const say = (account: number, recipient: string, original = messageId, isDisplayed = true) =>
    noteReports(post, account, {
      readReceipt: { recipient, originalRecipient: '', originalMessageId: original, isDisplayed },
    })
  await say(post.bob, 'bob@example.com')
  await say(post.ann, 'eve@example.com')
  await say(post.ann, 'bob@example.com', 'other@example.com')
  await say(post.ann, 'bob@example.com', messageId, false)
  expect(await stateOf(messageId)).toEqual(['delivered', 'delivered'])
  await post.sending.recall(post.ann, messageId, 'cid@example.com')
  await say(post.ann, 'CID@example.com')
  await say(post.ann, 'BOB@example.com')
  expect(await stateOf(messageId)).toEqual(['read', 'recalled'])
})
