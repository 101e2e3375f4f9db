import type { DraftContent, LiveEvent } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { bytesOf, formTo, hasArrived, portOf, rows, signedIn, subjects, waitForRow } from '../world/scene'

/** The word by which mails wait. */
const word = 'prototype'

/** Alice sends Bob a mail that waits for Bob's own review. */
async function sendHeld(world: ConformanceWorld, subject: string, change: Partial<DraftContent> = {}) {
  const { alice, bob } = world
  await world.holdMail?.(word)
  const sender = await signedIn(alice)
  const reader = await signedIn(bob)
  const [sending, review] = [portOf(sender, 'sending'), portOf(reader, 'review')]
  const text = `About the ${word} <then>`
  const form = formTo(bob.address, { subject, text, html: '', isHtml: false, ...change })
  const { messageId, recipients } = await sending.send(form, sending.newDraftId())
  const states = async () => (await sending.status(messageId)).map(({ state }) => state)
  const { mails } = await review.list({ state: 'wait', offset: 0, limit: 10 })
  const [held] = mails
  holds(held && mails.length === 1, `${mails.length} mails wait`)
  return { sender, reader, sending, review, messageId, recipients, states, held }
}

/** Mails that leave only when a reviewer permits it. */
export const reviewCases = casesOf({ area: 'review', port: 'review', needs: ['review', 'sending'] }, [
  [
    'permit',
    'Holds a mail until a reviewer permits it, then delivers it once',
    async (world) => {
      const { reader, review, recipients, states, held } = await sendHeld(world, 'First look')
      const { alice, bob } = world
      equals(
        [recipients.map(({ state }) => state), await states()],
        [['review'], ['review']],
        'while it waits',
      )
      equals(
        [held.subject, held.from.address, held.state],
        ['First look', alice.address.address, 'wait'],
        'row',
      )
      equals(
        held.recipients.map(({ address }) => address),
        [bob.address.address],
        'recipients',
      )
      const { content } = await review.read(held.id)
      holds(typeof content !== 'string' && content.text.includes(word), 'the reviewer cannot read it')
      equals(subjects(await rows(reader, 'INBOX')), [], 'mails of the recipient before')
      equals(await review.permit([held.id]), [held.id], 'what was decided')
      await waitForRow(reader, 'inbox', 'First look')
      await until('delivery', async () => ((await states())[0] === 'review' ? undefined : true))
      equals(await review.permit([held.id]), [], 'what is decided again')
      const [decided] = (await review.list({ state: 'permit', offset: 0, limit: 10 })).mails
      equals([decided?.decision?.by, decided?.decision?.reason], [bob.address.name, ''], 'decision')
      equals((await review.read(held.id)).content, 'decided', 'content afterwards')
      equals(subjects(await rows(reader, 'INBOX')), ['First look'], 'mails of the recipient after')
    },
  ],
  [
    'reject',
    'Holds a mail back for good with a reason, of which its sender is told',
    async (world) => {
      const { sender, reader, sending, review, messageId, states, held } = await sendHeld(world, 'No way')
      await failsAs(review.reject([held.id], ' '), 'invalid', 'rejecting without a reason')
      equals(await states(), ['review'], 'state after that')
      equals(await review.reject([held.id], '请先找法务确认'), [held.id], 'what was decided')
      equals(await review.permit([held.id]), [], 'permitting it afterwards')
      const [line] = await sending.status(messageId)
      equals([line?.state, line?.info.includes('请先找法务确认')], ['failed', true], 'line of the recipient')
      const notice = await until('a notice', async () => (await rows(sender, 'INBOX'))[0])
      holds(
        (await sender.messages.read(notice.ref)).text.includes('请先找法务确认'),
        'no reason in the notice',
      )
      const { mails, total } = await review.list({ state: 'reject', offset: 0, limit: 10 })
      equals([mails[0]?.decision?.reason, total], ['请先找法务确认', 1], 'the rejected')
      equals((await review.list({ state: 'wait', offset: 0, limit: 10 })).total, 0, 'those that wait')
      equals(subjects(await rows(reader, 'INBOX')), [], 'mails of the recipient')
    },
  ],
  [
    'file',
    'Gives a reviewer the files of a mail while it waits, and not afterwards',
    async (world) => {
      const { sending } = await signedIn(world.alice)
      const file = new File(['a,b'], 'prices.csv', { type: 'text/csv' })
      const attachments = [await sending!.upload(file)]
      const { review, held } = await sendHeld(world, 'With a file', { attachments })
      const { content } = await review.read(held.id)
      const given = typeof content === 'string' ? undefined : content.attachments[0]
      equals(given?.name, 'prices.csv', 'name of the file')
      const bytes = await bytesOf(await review.file(held.id, given!.id))
      equals(new TextDecoder().decode(bytes), 'a,b', 'bytes of the file')
      await failsAs(review.file(held.id, 'none'), 'notFound', 'a file that is not there')
      await review.permit([held.id])
      await failsAs(review.file(held.id, given!.id), 'notFound', 'the file afterwards')
    },
  ],
  [
    'sealed',
    'Shows a reviewer nothing of what is under a seal',
    async (world) => {
      const seal = { kind: 'password', password: 'abc123' } as const
      const { review, held } = await sendHeld(world, 'Sealed', { seal })
      equals([held.subject, (await review.read(held.id)).content], ['Sealed', 'sealed'], 'what is seen')
      await failsAs(review.file(held.id, '1'), 'notFound', 'a file of it')
    },
  ],
  [
    'own',
    'Is closed to those who review nothing',
    async (world) => {
      const { sender, held, states } = await sendHeld(world, 'Not for you')
      const review = portOf(sender, 'review')
      equals(await review.duty(), { isReviewer: false, waitingCount: 0 }, 'duty of the sender')
      await failsAs(review.list({ state: 'wait', offset: 0, limit: 10 }), 'forbidden', 'the list')
      await failsAs(review.read(held.id), 'forbidden', 'the mail')
      await failsAs(review.file(held.id, '1'), 'forbidden', 'a file')
      await failsAs(review.permit([held.id]), 'forbidden', 'permitting')
      await failsAs(review.reject([held.id], 'Because'), 'forbidden', 'rejecting')
      equals(await states(), ['review'], 'state afterwards')
    },
  ],
  [
    'duty',
    'Counts what waits, and says when that changes',
    async (world) => {
      const { sender, reader, sending, review, held } = await sendHeld(world, 'One')
      await failsAs(review.read(held.id + 1_000_000), 'notFound', 'no mail')
      equals(await review.duty(), { isReviewer: true, waitingCount: 1 }, 'duty')
      const heard: LiveEvent[] = []
      let isOnline = false
      const leave = portOf(reader, 'live').subscribe({
        onEvent: (event) => heard.push(event),
        onState: (state) => (isOnline = state === 'online'),
      })
      const isTold = (times: number) => async () =>
        heard.filter(({ kind }) => kind === 'reviewsChanged').length >= times ? true : undefined
      await until('the live line', async () => (isOnline ? true : undefined))
      const form = (subject: string) => formTo(world.bob.address, { subject })
      await sending.send(form(`Two, with a ${word}`), sending.newDraftId())
      await until('word of a mail that waits', isTold(1))
      const { messageId } = await sending.send(form('Free'), sending.newDraftId())
      await until('delivery', async () =>
        (await portOf(sender, 'sending').status(messageId)).every(hasArrived) ? true : undefined,
      )
      equals((await review.duty()).waitingCount, 2, 'count with another')
      equals(await review.reject([held.id], 'No'), [held.id], 'what was decided')
      equals((await review.duty()).waitingCount, 1, 'count afterwards')
      await until('word of the decision', isTold(2))
      leave()
    },
    { needs: ['review', 'sending', 'live'] },
  ],
]).map((item) => ({ ...item, abilities: ['holdMail' as const] }))
