import { type Address, type InternetMessageId, MailroomError } from '@mailroom/core'
import { afterEach, expect, it, vi } from 'vitest'
import { readTouches } from '../doors/mail-store/sql/change/mailTouches'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'

const hourMs = 3_600_000

let post: TestPost
afterEach(() => post.close())

const person = (name: string): Address => ({ address: `${name}@example.com`, name })

/** Ann sends a mail, and it is delivered. */
async function send(...to: Address[]): Promise<InternetMessageId> {
  const content = draftContent({ to, subject: 'Too early', text: 'Canary text.' })
  const { messageId } = await post.sending.send(post.ann, content, `draft-${Math.random()}`.padEnd(20, '0'))
  await post.runner.runDue()
  return messageId
}
const standings = async (messageId: InternetMessageId) =>
  (await post.sending.status(post.ann, messageId)).map(({ recall }) => recall)
const only = async (account: number, folder = 'INBOX') => {
  const mails = await post.mails(account, folder)
  expect(mails).toHaveLength(1)
  return mails[0]!
}

it('[SS-03] [RD-22] puts a word in the place of the mail and leaves nothing of it', async () => {
  post = await openTestPost()
  const messageId = await send(person('bob'))
  const before = await only(post.bob)
  const mailbox = post.mailStore.mailbox(post.bob)
  await mailbox.move({ folder: 'INBOX', uids: [before.ref.uid] }, 'Trash')
  await post.sending.recall(post.ann, messageId)
  const after = await only(post.bob, 'Trash')
  expect(after).toMatchObject({
    subject: 'The sender has recalled this mail',
    from: { address: 'ann@example.com' },
    receivedAt: before.receivedAt,
    state: { isRead: false },
  })
  expect(after.text).not.toContain('Canary')
  const { db } = post.database
  expect(await readTouches(db, post.bob, after.messageId)).toMatchObject([{ kind: 'recalled' }])
  expect(await readTouches(db, post.bob, messageId)).toEqual([])
  const found = await mailbox.list({ folder: 'Trash', offset: 0, limit: 10, search: { text: 'Canary' } })
  expect(found.messages).toEqual([])
  expect(await standings(messageId)).toEqual(['recalled'])
  expect(post.heard).toContainEqual({
    accountId: post.ann,
    event: { kind: 'deliveryChanged', messageId },
  })
  expect(await post.orphans()).toBe(0)
})

it('[SS-03] takes the one copy of somebody with two addresses for both', async () => {
  post = await openTestPost()
  const messageId = await send(person('sales'), person('ann'), person('bob'))
  const lines = await post.sending.recall(post.ann, messageId, 'sales@example.com')
  expect(lines.map(({ recall }) => recall)).toEqual(['recalled', 'recalled', 'possible'])
  expect((await only(post.bob)).subject).toBe('Too early')
})

/** Ann sends a mail, and Bob reads it. */
async function sendAndRead() {
  const messageId = await send(person('bob'))
  const { ref } = await only(post.bob)
  await post.mailStore.mailbox(post.bob).setState({ folder: 'INBOX', uids: [ref.uid] }, { isRead: true })
  return messageId
}

it('[SS-03] leaves mail that was read', async () => {
  post = await openTestPost()
  const messageId = await sendAndRead()
  expect(await standings(messageId)).toEqual(['read'])
  await expect(post.sending.recall(post.ann, messageId)).rejects.toMatchObject({ kind: 'conflict' })
  expect((await only(post.bob)).subject).toBe('Too early')
})

it('[SS-03] takes mail that was read as well where the organisation wants it', async () => {
  post = await openTestPost({ recallRead: true })
  const messageId = await sendAndRead()
  expect(await standings(messageId)).toEqual(['possible'])
  await post.sending.recall(post.ann, messageId)
  expect(await only(post.bob)).toMatchObject({
    subject: 'The sender has recalled this mail',
    state: { isRead: true },
  })
})

it('[SS-03] says why it cannot be recalled from the others, and keeps that in the records', async () => {
  post = await openTestPost()
  const messageId = await send(person('bob'), person('cid'), person('nobody'))
  const { ref } = await only(post.cid)
  await post.mailStore.mailbox(post.cid).expunge({ folder: 'INBOX', uids: [ref.uid] })
  expect(await standings(messageId)).toEqual(['possible', 'gone', 'failed'])
  await post.sending.recall(post.ann, messageId)
  const { records, total } = await post.sending.recallRecords(post.ann, { offset: 1, limit: 10 })
  expect(total).toBe(3)
  expect(records.map(({ outcome, subject }) => `${outcome} ${subject}`).sort()).toEqual([
    'gone Too early',
    'recalled Too early',
  ])
})

it('[SS-03, R1] leaves the mail where it is when the timeline cannot say that it went', async () => {
  post = await openTestPost()
  const messageId = await send(person('bob'))
  const record = vi.spyOn(post.timeline, 'record').mockRejectedValue(new Error('The disk is full.'))
  await expect(post.sending.recall(post.ann, messageId)).rejects.toThrow('The disk is full.')
  record.mockRestore()
  expect((await only(post.bob)).text).toContain('Canary')
  expect(await standings(messageId)).toEqual(['possible'])
  expect(await post.orphans()).toBe(0)
})

it('[B6] recalls once, and never somebody else’s mail', async () => {
  post = await openTestPost()
  const messageId = await send(person('bob'))
  const asked = await Promise.allSettled(
    [1, 2, 3].map(() => post.sending.recall(post.ann, messageId, 'BOB@example.com')),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await only(post.bob)
  for (const account of [post.bob, post.cid])
    await expect(post.sending.recall(account, messageId)).rejects.toMatchObject({ kind: 'notFound' })
})

it('[B6] a mail that waits for its time is recalled by nobody, and leaves then', async () => {
  post = await openTestPost()
  const content = draftContent({ to: [person('bob')], subject: 'Later', text: 'Canary text.' })
  await post.sending.schedule(post.ann, content, post.clock.now() + hourMs, 'draft-later'.padEnd(20, '0'))
  const { messageId } = await only(post.ann, 'Drafts')
  for (const account of [post.ann, post.bob, post.cid])
    await expect(post.sending.recall(account, messageId)).rejects.toThrow(MailroomError)
  post.clock.advance(hourMs)
  await post.runner.runDue()
  expect((await only(post.bob)).text).toContain('Canary')
})
