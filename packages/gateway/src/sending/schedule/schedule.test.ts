import { maxScheduledMails } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountSubject } from '../../jobs/accountSubject'
import { draftContent } from '../../testing/draftContent'
import { openTestPost, type TestPost } from '../../testing/openTestPost'
import { newDraftId } from '../drafts/DraftService'
import { leaveKind } from './leave'

const hourMs = 60 * 60_000

let post: TestPost
beforeEach(async () => {
  post = await openTestPost({ maxMessageBytes: 100_000 })
})
afterEach(() => post.close())

const subjects = async (account: number, folder: string) =>
  (await post.mails(account, folder)).map(({ subject }) => subject)
const drafts = async () =>
  (await post.mails(post.ann, 'Drafts')).map(({ subject, state }) => [subject, state.isScheduled])
const schedule = (subject: string, at: number, id = newDraftId()) =>
  post.sending.schedule(post.ann, draftContent({ subject }), at, id)
const in1h = () => post.clock.now() + hourMs

it('[CO-07] leaves at its time and not before, once, and not again', async () => {
  await schedule('Later', in1h())
  post.clock.advance(hourMs - 1)
  await post.runner.runDue()
  expect([await subjects(post.bob, 'INBOX'), await drafts()]).toEqual([[], [['Later', true]]])
  post.clock.advance(1)
  await post.runner.runDue()
  post.clock.advance(24 * hourMs)
  await post.runner.runDue()
  expect(await subjects(post.bob, 'INBOX')).toEqual(['Later'])
  expect([await subjects(post.ann, 'Sent'), await drafts()]).toEqual([['Later'], []])
  expect((await post.mails(post.bob, 'INBOX'))[0]?.sentAt).toBe(post.clock.now() - 24 * hourMs)
})

it('[CO-07] leaves when the gateway is there again, with the text and the time confirmed last', async () => {
  const id = newDraftId()
  await schedule('First', in1h(), id)
  await schedule('Second', in1h() + hourMs, id)
  post.clock.advance(hourMs)
  await post.runner.runDue()
  expect(await subjects(post.bob, 'INBOX')).toEqual([])
  post.clock.advance(100 * hourMs)
  await post.runner.runDue()
  expect(await subjects(post.bob, 'INBOX')).toEqual(['Second'])
})

it('[CO-07] stays when it was made a draft again, thrown away or moved to the trash', async () => {
  const [draft, gone, trashed] = [newDraftId(), newDraftId(), newDraftId()]
  await schedule('Draft', in1h(), draft)
  await schedule('Gone', in1h(), gone)
  const { ref } = await schedule('Trash', in1h(), trashed)
  await post.sending.unschedule(post.ann, draft)
  await post.sending.discard(post.ann, gone)
  await post.mailStore.mailbox(post.ann).move({ folder: ref.folder, uids: [ref.uid] }, 'Trash')
  post.clock.advance(2 * hourMs)
  await post.runner.runDue()
  expect(await subjects(post.bob, 'INBOX')).toEqual([])
  expect([await drafts(), await subjects(post.ann, 'Trash')]).toEqual([[['Draft', false]], ['Trash']])
})

it('[CO-07] loses a mark that a crash has left when its time went', async () => {
  const { id } = await schedule('Draft', in1h())
  await post.database.db.updateTable('drafts').set({ leaves_at: null }).where('draft_id', '=', id).execute()
  post.clock.advance(hourMs)
  await post.runner.runDue()
  expect(await drafts()).toEqual([['Draft', false]])
})

it('[CO-07] [R1] leaves once also when its writer sends it at that moment', async () => {
  const id = newDraftId()
  await schedule('Later', in1h(), id)
  post.clock.advance(hourMs)
  await Promise.all([
    post.runner.runDue(),
    post.sending.send(post.ann, draftContent({ subject: 'Later' }), id),
  ])
  await post.runner.runDue()
  expect(await subjects(post.bob, 'INBOX')).toEqual(['Later'])
  expect(await subjects(post.ann, 'Sent')).toEqual(['Later'])
})

it('[CO-07] [R1] either has left or waits with its other text, whoever comes first', async () => {
  const id = newDraftId()
  await schedule('Later', in1h(), id)
  post.clock.advance(hourMs)
  const [, changed] = await Promise.allSettled([post.runner.runDue(), schedule('Changed', in1h(), id)])
  await post.runner.runDue()
  const hasLeft = changed?.status === 'rejected'
  expect([await subjects(post.bob, 'INBOX'), await drafts()]).toEqual(
    hasLeft ? [['Later'], []] : [[], [['Changed', true]]],
  )
})

it('[CO-07] is a draft again when it cannot leave, and its writer is told once', async () => {
  const { id } = await schedule('From sales', in1h())
  const form = JSON.stringify(
    draftContent({ subject: 'From sales', from: { address: 'cid@example.com', name: '' } }),
  )
  await post.database.db.updateTable('drafts').set({ form }).where('draft_id', '=', id).execute()
  post.clock.advance(hourMs)
  await post.runner.runDue()
  expect(await drafts()).toEqual([['From sales', false]])
  const [notice, ...more] = await post.mails(post.ann, 'INBOX')
  expect(more).toEqual([])
  expect(notice).toMatchObject({ subject: 'A mail could not be sent at its time' })
  expect(notice?.text).toContain('Subject: From sales')
})

it('[CO-07] is refused in the past, in years, sealed, too large, and when too many wait', async () => {
  const refused = { kind: 'invalid', details: { fields: { schedule_day: [expect.any(String)] } } }
  for (const at of [post.clock.now(), 0, NaN, in1h() + 400 * 24 * hourMs])
    await expect(schedule('Never', at)).rejects.toMatchObject(refused)
  const seal = { kind: 'burn', readLimit: 1, burnDay: '2026-12-24' } as const
  const sealed = post.sending.schedule(post.ann, draftContent({ seal }), in1h(), newDraftId())
  await expect(sealed).rejects.toMatchObject(refused)
  const large = draftContent({ html: `<p>${'x'.repeat(200_000)}</p>` })
  await expect(post.sending.schedule(post.ann, large, in1h(), newDraftId())).rejects.toMatchObject({
    kind: 'tooLarge',
  })
  expect(await drafts()).toEqual([])
  const row = { account_id: post.ann, message_id: 'x', folder: 'Drafts', uid: 1, form: '{}', saved_at: 0 }
  const rows = Array.from({ length: maxScheduledMails }, (_, index) => ({
    ...row,
    draft_id: `waits-${index}`,
    leaves_at: in1h(),
  }))
  await post.database.db.insertInto('drafts').values(rows).execute()
  await expect(schedule('One more', in1h())).rejects.toMatchObject(refused)
  await schedule('Another', in1h(), 'waits-0')
  expect(await drafts()).toEqual([['Another', true]])
})

it('[CO-07] takes one time after the other, and not without end', async () => {
  const id = newDraftId()
  await schedule('Later', in1h(), id)
  const row = { kind: leaveKind, payload: '{}', attempts: 0, lease_until: 0, token: '', last_error: '' }
  const jobs = (subject: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...row,
      due_at: in1h(),
      subject,
      key: `${subject} ${index}`,
    }))
  await post.database.db
    .insertInto('jobs')
    .values(jobs(accountSubject(post.bob), 2_000))
    .execute()
  await schedule('Again', in1h() + 1, id)
  await post.database.db
    .insertInto('jobs')
    .values(jobs(accountSubject(post.ann), 1_000))
    .execute()
  await expect(schedule('Once more', in1h() + 2, id)).rejects.toMatchObject({ kind: 'invalid' })
  expect(await drafts()).toEqual([['Again', true]])
})
