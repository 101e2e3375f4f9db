import type { Address, DraftContent, ReviewRule } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addRule } from '../review/reviewRules'
import { newDraftId } from '../sending/drafts/DraftService'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { createSmsNumbers } from './createSmsNumbers'

let post: TestPost
/** Numbers that were told so far. */
let told: string[]

beforeEach(async () => {
  told = []
  const provider = { send: async ({ number }: { readonly number: string }) => void told.push(number) }
  post = await openTestPost({ sms: { provider, textOf: async () => 'Mail', smsPerHour: 3 } })
  const { database, directory, clock, ann } = post
  await createSmsNumbers({ database, directory, now: () => clock.now() }).save(ann, [
    { address: 'bob@example.com', number: '100001' },
    { address: 'cid@example.com', number: '100002' },
    { address: 'out@example.net', number: '100003' },
  ])
})
afterEach(() => post.close())

const people = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, name: '' }))
const noticed = (change: Partial<DraftContent> = {}) => draftContent({ notifiesBySms: true, ...change })
const send = (change: Partial<DraftContent> = {}) =>
  post.sending.send(post.ann, noticed(change), newDraftId())
const after = async (ms: number) => {
  post.clock.advance(ms)
  await post.runner.runDue()
  return [...told]
}

it('[CO-13] tells each recipient once when the mail goes, and nobody of a mail without a notice', async () => {
  const id = newDraftId()
  const content = noticed({
    to: people('Bob@example.com', 'everyone@example.com'),
    cc: people('cid@example.com'),
  })
  await Promise.all([post.sending.send(post.ann, content, id), post.sending.send(post.ann, content, id)])
  await post.sending.send(post.ann, draftContent(), newDraftId())
  expect((await after(0)).sort()).toEqual(['100001', '100002'])
  expect(await after(60_000)).toHaveLength(2)
  expect(await post.database.db.selectFrom('sms_notices').select('number').execute()).toEqual([
    { number: '' },
    { number: '' },
  ])
})

it('[CO-13] [CO-06] tells those who get a mail of their own', async () => {
  await send({ to: people('bob@example.com', 'cid@example.com'), isSeparate: true })
  expect((await after(0)).sort()).toEqual(['100001', '100002'])
})

it('[CO-13] [SS-05] tells nobody of a mail that was called back, and once when it goes after all', async () => {
  const id = newDraftId()
  await post.sending.hold(post.ann, noticed(), id, 10)
  await post.sending.unschedule(post.ann, id)
  expect(await after(60_000)).toEqual([])
  await post.sending.hold(post.ann, noticed(), id, 10)
  expect(await after(5_000)).toEqual([])
  expect(await after(10_000)).toEqual(['100001'])
})

it('[CO-13] [CO-07] a mail leaves at its time although its hour has no room, and its notice follows', async () => {
  const hourMs = 3_600_000
  await post.sending.schedule(post.ann, noticed(), post.clock.now() + 2 * hourMs, newDraftId())
  post.clock.advance(2 * hourMs - 1_000)
  await send({ to: people('bob@example.com', 'cid@example.com', 'out@example.net') })
  await after(0)
  told = []
  expect(await after(1_000)).toEqual([])
  expect(await post.mails(post.bob, 'INBOX')).toHaveLength(2)
  expect(await after(hourMs)).toEqual(['100001'])
})

it('[CO-13] [RV-04] tells of a reviewed mail when it is permitted, and never of one that is rejected', async () => {
  const rule: ReviewRule = { from: ['*'], to: [], words: [], files: [] }
  await addRule(post.database, rule, [post.cid], 0)
  await send()
  await send({ subject: 'No' })
  expect(await after(0)).toEqual([])
  const { mails } = await post.reviews.list(post.cid, { state: 'wait', offset: 0, limit: 5 })
  const idOf = (subject: string) => mails.find((mail) => mail.subject === subject)!.id
  await post.reviews.decide(post.cid, [idOf('No')], { state: 'reject', reason: 'No' }, '')
  await post.reviews.decide(post.cid, [idOf('Budget')], { state: 'permit' }, '')
  expect(await after(0)).toEqual(['100001'])
  expect(await after(60_000)).toEqual(['100001'])
})

it('[CO-13] refuses plainly, before anything leaves, what nobody could be told of', async () => {
  const why = (reason: string) => ({ kind: 'invalid', details: { fields: { is_smsnotify: [reason] } } })
  const unknown = { to: people('dan@example.net') }
  await expect(send(unknown)).rejects.toMatchObject(why('smsNumberMissing'))
  await expect(post.sending.hold(post.ann, noticed(unknown), newDraftId(), 10)).rejects.toMatchObject(
    why('smsNumberMissing'),
  )
  const all = people('bob@example.com', 'cid@example.com', 'out@example.net')
  await send({ to: all })
  const full = { ...why('smsTooMany'), details: { values: { count: '3' } } }
  await expect(send()).rejects.toMatchObject(full)
  await expect(post.sending.hold(post.ann, noticed(), newDraftId(), 10)).rejects.toMatchObject(full)
  expect(await post.mails(post.ann, 'Sent')).toHaveLength(1)
})

it('[CO-13] refuses a notice where there is no way to mobile phones', async () => {
  await post.close()
  post = await openTestPost()
  expect(await post.sending.rules(post.ann)).toMatchObject({ notifiesBySms: false })
  await expect(send()).rejects.toMatchObject({ details: { fields: { is_smsnotify: ['smsOff'] } } })
})
