import type { DraftContent, ReviewRule } from '@mailroom/core'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTouches } from '../doors/mail-store/sql/change/mailTouches'
import { routeRecipients } from '../delivery/routeRecipients'
import { newDraftId } from '../sending/drafts/DraftService'
import { receiveMail } from '../smtp-in/receiveMail'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { addRule, removeRule } from './reviewRules'

const nothing: ReviewRule = { from: [], to: [], words: [], files: [] }
const everything: ReviewRule = { ...nothing, from: ['*'] }
const page = { offset: 0, limit: 10 }

let post: TestPost
beforeEach(async () => {
  post = await openTestPost()
})
afterEach(() => post.close())

const send = (change: Partial<DraftContent> = {}, from = post.ann) => {
  const to = [{ address: 'bob@example.com', name: '' }]
  return post.sending.send(from, draftContent({ to, subject: 'Offer', ...change }), newDraftId())
}
const waiting = async (reviewer = post.cid) =>
  (await post.reviews.list(reviewer, { state: 'wait', ...page })).mails
const states = async (messageId: string) =>
  (await post.sending.status(post.ann, messageId)).map(({ state }) => state)
const subjectsOf = async (accountId: number) =>
  (await post.mails(accountId, 'INBOX')).map(({ subject }) => subject)

it('[RV-04] [RD-22] a held mail is nowhere but in the sender’s Sent until it is permitted, and then arrives once', async () => {
  await addRule(post.database, everything, [post.cid], 0)
  const { messageId } = await send()
  await post.runner.runDue()
  expect([await states(messageId), await subjectsOf(post.bob)]).toEqual([['review'], []])
  expect((await post.mails(post.ann, 'Sent')).map(({ subject }) => subject)).toEqual(['Offer'])
  const [held] = await waiting()
  expect(await post.reviews.decide(post.cid, [held!.id], { state: 'permit' }, '10.0.0.1')).toEqual([held!.id])
  await post.runner.runDue()
  await post.runner.runDue()
  expect([await states(messageId), await subjectsOf(post.bob)]).toEqual([['delivered'], ['Offer']])
  expect(await readTouches(post.database.db, post.bob, messageId)).toMatchObject([{ kind: 'permitted' }])
  expect(await readTouches(post.database.db, post.ann, messageId)).toEqual([])
  expect(await post.audit.recent(post.cid, 5)).toMatchObject([
    { action: 'review-permitted', clientAddress: '10.0.0.1', details: { review: held!.id } },
  ])
})

it.each([{}, { seal: { kind: 'password', password: 'a1B2c3' } } as const])(
  '[RV-02, ST-16] a reviewer learns who has sent a mail in the name of its author: %j',
  async (change) => {
    await addRule(post.database, everything, [post.cid], 0)
    const proxy = { address: 'bob@example.com', name: 'Bob' }
    const form = draftContent({ to: [{ address: 'bob@example.com', name: '' }], subject: 'Offer', ...change })
    await post.sending.send(post.ann, form, newDraftId(), proxy)
    const [held] = await waiting()
    expect(await post.reviews.read(post.cid, held!.id)).toMatchObject({ sender: proxy })
    await post.reviews.decide(post.cid, [held!.id], { state: 'permit' }, '')
    expect((await post.reviews.read(post.cid, held!.id)).sender).toBeUndefined()
    await send()
    const [own] = await waiting()
    expect((await post.reviews.read(post.cid, own!.id)).sender).toBeUndefined()
  },
)

it('[RV-04] of two who decide at the same time one is counted, and nothing of the other’s stays', async () => {
  await addRule(post.database, everything, [post.cid, post.bob], 0)
  const { messageId } = await send({ to: [{ address: 'sales@example.com', name: '' }] })
  const [held] = await waiting()
  const answers = await Promise.all([
    post.reviews.decide(post.cid, [held!.id], { state: 'permit' }, ''),
    post.reviews.decide(post.bob, [held!.id], { state: 'reject', reason: 'No' }, ''),
  ])
  expect(answers.flat()).toEqual([held!.id])
  await post.runner.runDue()
  await post.runner.runDue()
  const isPermitted = answers[0].length === 1
  expect(await states(messageId)).toEqual([isPermitted ? 'delivered' : 'failed'])
  const told = post.heard.filter(({ event }) => event.kind === 'reviewsChanged')
  expect(told.map(({ accountId }) => accountId).sort((a, b) => a - b)).toEqual([
    post.bob,
    post.bob,
    post.cid,
    post.cid,
  ])
})

it('[RV-04] [CO-07] a mail that waits for its time is held when that comes', async () => {
  await addRule(post.database, everything, [post.cid], 0)
  const to = [{ address: 'bob@example.com', name: '' }]
  const leavesAt = post.clock.now() + 60 * 60_000
  await post.sending.schedule(post.ann, draftContent({ to, subject: 'Offer' }), leavesAt, newDraftId())
  expect(await waiting()).toEqual([])
  post.clock.advance(60 * 60_000)
  await post.runner.runDue()
  const [held] = await waiting()
  expect([held?.subject, await subjectsOf(post.bob)]).toEqual(['Offer', []])
  await post.reviews.decide(post.cid, [held!.id], { state: 'permit' }, '')
  await post.runner.runDue()
  expect(await subjectsOf(post.bob)).toEqual(['Offer'])
})

it('[RV-02] the sender is told of a rejected mail, with the reason in its own script', async () => {
  await addRule(post.database, everything, [post.cid], 0)
  const { messageId } = await send()
  const [held] = await waiting()
  await post.reviews.decide(post.cid, [held!.id], { state: 'reject', reason: ' 报价\n未批准 ' }, '')
  for (let round = 0; round < 3; round += 1) await post.runner.runDue()
  expect(await post.sending.status(post.ann, messageId)).toMatchObject([
    { state: 'failed', info: '550 5.7.1 Review: 报价 未批准' },
  ])
  const [notice] = await post.mails(post.ann, 'INBOX')
  expect(notice!.text).toContain('报价 未批准')
  expect(await subjectsOf(post.bob)).toEqual([])
})

it('[RV-04] nobody decides about their own mail while somebody else can', async () => {
  await addRule(post.database, everything, [post.ann, post.cid], 0)
  await send({}, post.ann)
  expect([(await waiting(post.ann)).length, (await waiting(post.cid)).length]).toEqual([0, 1])
})

it('[RV-04] the only reviewer decides about their own mail', async () => {
  await addRule(post.database, everything, [post.ann], 0)
  await send({}, post.ann)
  expect(await waiting(post.ann)).toMatchObject([{ subject: 'Offer' }])
})

it('[RV-04] what a rule has held goes on waiting when the rule is removed', async () => {
  const id = await addRule(post.database, everything, [post.cid], 0)
  const { messageId } = await send()
  expect(await removeRule(post.database, id)).toBe(true)
  await post.runner.runDue()
  expect([await states(messageId), (await waiting()).length]).toEqual([['review'], 1])
  await send({ subject: 'Free' })
  await post.runner.runDue()
  expect(await subjectsOf(post.bob)).toEqual(['Free'])
})

it('[RV-04] rules look under a seal, and reviewers do not', async () => {
  await addRule(post.database, { ...nothing, words: ['salary'] }, [post.cid], 0)
  const seal = { kind: 'password', password: 'abc123' } as const
  await send({ text: 'Your salary', seal })
  const [held] = await waiting()
  expect((await post.reviews.read(post.cid, held!.id)).content).toBe('sealed')
})

it('[RV-04] mail of people’s own mail programs waits as well, mail from outside does not', async () => {
  await addRule(post.database, { ...nothing, files: ['*.xlsx'] }, [post.cid], 0)
  const raw = [
    'From: "安妮" <ann@example.com>',
    'Subject: Prices',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'See the file',
    '--b',
    'Content-Disposition: attachment; filename=prices.xlsx',
    '',
    '1,2',
    '--b--',
    '',
  ].join('\r\n')
  const { routed, lists } = await routeRecipients(post.directory, [{ address: 'bob@example.com', name: '' }])
  const hop = { helo: 'pc', remoteAddress: '10.0.0.1', protocol: 'ESMTPA' }
  const hand = (accountId: number | null) =>
    receiveMail(post.intake, Readable.from([raw]), {
      ...{ mailFrom: 'ann@example.com', recipients: routed, lists, hop, accountId },
    })
  await hand(post.ann)
  const [held, ...others] = await waiting()
  expect([held, others]).toMatchObject([{ subject: 'Prices', from: { name: '安妮' } }, []])
  const { content } = await post.reviews.read(post.cid, held!.id)
  expect(content).toMatchObject({ text: 'See the file', attachments: [{ name: 'prices.xlsx' }] })
  await hand(null)
  await post.runner.runDue()
  expect([(await waiting()).length, await subjectsOf(post.bob)]).toEqual([1, ['Prices']])
})

it('[RV-04] [A1] who has no seat at a mail finds nothing of it, reviewer or not', async () => {
  await addRule(post.database, { ...nothing, words: ['offer'] }, [post.cid], 0)
  await addRule(post.database, { ...nothing, words: ['never'] }, [post.bob], 0)
  await send()
  const [held] = await waiting()
  const { reviews, bob, ann } = post
  await expect(reviews.read(bob, held!.id)).rejects.toMatchObject({ kind: 'notFound' })
  await expect(reviews.file(bob, held!.id, '1')).rejects.toMatchObject({ kind: 'notFound' })
  expect(await reviews.decide(bob, [held!.id], { state: 'permit' }, '')).toEqual([])
  expect((await reviews.list(bob, { state: 'wait', ...page })).total).toBe(0)
  await expect(reviews.read(ann, held!.id)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(reviews.decide(ann, [held!.id], { state: 'permit' }, '')).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect((await waiting()).length).toBe(1)
})
