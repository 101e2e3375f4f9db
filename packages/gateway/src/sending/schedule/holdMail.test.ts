import type { DraftContent } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draftContent } from '../../testing/draftContent'
import { openTestPost, type TestPost } from '../../testing/openTestPost'
import { newDraftId } from '../drafts/DraftService'

let post: TestPost
beforeEach(async () => {
  post = await openTestPost({ maxMessageBytes: 100_000 })
})
afterEach(() => post.close())

const subjects = async (account: number, folder: string) =>
  (await post.mails(account, folder)).map(({ subject }) => subject)
const hold = (id: string, change: Partial<DraftContent> = {}, seconds = 10) =>
  post.sending.hold(post.ann, draftContent({ subject: 'Held', ...change }), id, seconds)
const waitFor = async (ms: number) => {
  post.clock.advance(ms)
  await post.runner.runDue()
}

it('[SS-05] leaves by itself a little after its time, once, whoever has gone away', async () => {
  await hold(newDraftId())
  await waitFor(12_000)
  expect([await subjects(post.bob, 'INBOX'), await subjects(post.ann, 'Drafts')]).toEqual([[], ['Held']])
  await waitFor(1_000)
  await waitFor(60_000)
  expect(await subjects(post.bob, 'INBOX')).toEqual(['Held'])
  expect([await subjects(post.ann, 'Sent'), await subjects(post.ann, 'Drafts')]).toEqual([['Held'], []])
})

it('[SS-05] stays when it was called back, and leaves when it is sent again', async () => {
  const id = newDraftId()
  await hold(id)
  await Promise.all([post.sending.unschedule(post.ann, id), post.sending.unschedule(post.ann, id)])
  await waitFor(60_000)
  expect([await subjects(post.bob, 'INBOX'), await subjects(post.ann, 'Drafts')]).toEqual([[], ['Held']])
  await hold(id, { subject: 'Better' })
  await waitFor(13_000)
  expect(await subjects(post.bob, 'INBOX')).toEqual(['Better'])
})

it('[SS-05] [R1] either has left or is a draft again, whoever comes first', async () => {
  const id = newDraftId()
  await hold(id)
  post.clock.advance(13_000)
  const [, undone] = await Promise.allSettled([
    post.runner.runDue(),
    post.sending.unschedule(post.ann, id),
    hold(id),
  ])
  await waitFor(60_000)
  const arrived = await subjects(post.bob, 'INBOX')
  expect(arrived.length).toBeLessThanOrEqual(1)
  expect([...arrived, ...(await subjects(post.ann, 'Drafts'))]).toEqual(['Held'])
  // Whoever is told that it has left can rely on that.
  const told = undone?.status === 'rejected' ? ['Held'] : arrived
  expect(arrived).toEqual(told)
})

it('[SS-05] [R1] leaves once when it is sent in the moment in which it leaves', async () => {
  const id = newDraftId()
  await hold(id)
  post.clock.advance(13_000)
  await Promise.all([
    post.runner.runDue(),
    post.sending.send(post.ann, draftContent({ subject: 'Held' }), id),
  ])
  await waitFor(60_000)
  expect([await subjects(post.bob, 'INBOX'), await subjects(post.ann, 'Sent')]).toEqual([['Held'], ['Held']])
})

it('[SS-05] holds a mail that is destroyed after reading, and one for each recipient', async () => {
  const seal = { kind: 'burn', readLimit: 1, burnDay: '2030-01-01' } as const
  await hold(newDraftId(), { subject: 'Burns', seal })
  await hold(newDraftId(), { subject: 'Apart', isSeparate: true })
  expect(await subjects(post.bob, 'INBOX')).toEqual([])
  await waitFor(13_000)
  expect((await subjects(post.bob, 'INBOX')).sort()).toEqual(['Apart', 'Burns'])
  expect((await post.mails(post.bob, 'INBOX')).filter(({ state }) => state.isBurn)).toHaveLength(1)
})

it('[SS-05] [A7] sends a mail with a password at once and keeps its password nowhere', async () => {
  const answer = await hold(newDraftId(), { seal: { kind: 'password', password: 'aB3dE6' } })
  expect(answer).toMatchObject({ messageId: expect.any(String) })
  expect(await post.database.db.selectFrom('drafts').select('form').execute()).toEqual([])
})

it('[SS-05] refuses at once what is too large or goes to nobody', async () => {
  await expect(hold(newDraftId(), { to: [] })).rejects.toMatchObject({ kind: 'invalid' })
  const html = `<p>${'x'.repeat(200_000)}</p>`
  await expect(hold(newDraftId(), { html })).rejects.toMatchObject({ kind: 'tooLarge' })
  expect(await subjects(post.ann, 'Drafts')).toEqual([])
})
