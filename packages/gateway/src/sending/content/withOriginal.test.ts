import { afterEach, beforeEach, expect, it } from 'vitest'
import { draftContent } from '../../testing/draftContent'
import { openTestPost, type TestPost } from '../../testing/openTestPost'
import { newDraftId } from '../drafts/DraftService'

let post: TestPost
beforeEach(async () => {
  post = await openTestPost({ hideForwarded: true })
})
afterEach(() => post.close())

const cid = { address: 'cid@example.com', name: '' }
/** A mail from Ann in Bob's inbox, and what a forward of it begins with. */
async function forwarded() {
  await post.sending.send(post.ann, draftContent({ html: '<p>The plan</p>', subject: 'Plan' }), newDraftId())
  await post.runner.runDue()
  const { ref } = (await post.mails(post.bob, 'INBOX'))[0]!
  return { ref, draft: await post.sending.prepare(post.bob, ref, 'forward', 'en') }
}
const arrived = async () => {
  await post.runner.runDue()
  return (await post.mails(post.cid, 'INBOX')).map(({ html }) => html)
}

it('[CO-16] a forward does not show its original to who writes it, and has it when it is sent', async () => {
  const { draft } = await forwarded()
  expect([draft.appendsOriginal, draft.quotedHtml, draft.html]).toEqual([true, undefined, ''])
  await post.sending.send(post.bob, { ...draft, to: [cid], html: '<p>See below</p>' }, newDraftId())
  expect(await arrived()).toEqual([expect.stringMatching(/See below.*Forwarded.*The plan/s)])
})

it('[CO-16] needs no words of its own', async () => {
  const { draft } = await forwarded()
  await post.sending.send(post.bob, { ...draft, to: [cid] }, newDraftId())
  expect(await arrived()).toEqual([expect.stringContaining('The plan')])
})

it('[CO-16] neither a draft nor a mail that waits for its time shows the original; it leaves with it, once', async () => {
  const { draft } = await forwarded()
  const content = { ...draft, to: [cid], html: '<p>Later</p>' }
  const saved = await post.sending.save(post.bob, content)
  expect(await post.sending.open(post.bob, saved.ref)).toMatchObject({
    appendsOriginal: true,
    html: '<p>Later</p>',
  })
  const leavesAt = post.clock.now() + 60 * 60_000
  const waiting = await post.sending.schedule(post.bob, content, leavesAt, saved.id)
  expect((await post.sending.open(post.bob, waiting.ref)).html).toBe('<p>Later</p>')
  post.clock.advance(60 * 60_000)
  await post.runner.runDue()
  const [html] = await arrived()
  expect(html?.match(/The plan/g)).toHaveLength(1)
})

it('[CO-16] says that the original is gone rather than send without it', async () => {
  const { ref, draft } = await forwarded()
  await post.mailStore.mailbox(post.bob).expunge({ folder: ref.folder, uids: [ref.uid] })
  await expect(post.sending.send(post.bob, { ...draft, to: [cid] }, newDraftId())).rejects.toMatchObject({
    kind: 'notFound',
    details: { detail: 'originalGone' },
  })
  expect(await arrived()).toEqual([])
})

it('[CO-16] [A1] appends nothing to what is no forward', async () => {
  const { ref } = await forwarded()
  const reply = draftContent({ appendsOriginal: true, origin: { ref, kind: 'reply' } })
  await expect(post.sending.send(post.bob, reply, newDraftId())).rejects.toMatchObject({ kind: 'invalid' })
})

it('[CO-16] answers show their original all the same', async () => {
  const { ref } = await forwarded()
  expect((await post.sending.prepare(post.bob, ref, 'reply', 'en')).quotedHtml).toContain('The plan')
})
