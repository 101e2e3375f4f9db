import type { EventPlan } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld, WorldInvitation } from '../world/ConformanceWorld'
import { arrive, folderOf, portOf, rows, signedIn, waitForRow } from '../world/scene'

const startsAt = Date.UTC(2026, 10, 24, 2)

/** An invitation by Bob's calendar has arrived at Alice's. */
async function invited(world: ConformanceWorld, change: Partial<WorldInvitation> = {}) {
  const event: WorldInvitation = {
    method: 'request',
    uid: 'review-7@calendar.example.org',
    sequence: 0,
    title: 'Review',
    organizer: world.bob.address,
    startsAt,
    ...change,
  }
  await world.deliverInvitation?.(event)
  return waitForRow(world.alice.adapter, 'inbox', event.title)
}

const area = { area: 'invitations', port: 'invitations', needs: ['invitations'] } as const
const abilities = ['deliverInvitation'] as const

/** Invitations to events. */
export const invitationCases = casesOf(area, [
  [
    'read',
    'Reads what an invitation says, and waits for an answer',
    async (world) => {
      const invitations = portOf(await signedIn(world.alice), 'invitations')
      const { ref } = await invited(world)
      const invitation = await invitations.read(ref)
      const { method, title, time, organizer, status, standing, canAnswer } = invitation ?? {}
      equals(
        [method, title, status, standing, canAnswer],
        ['request', 'Review', 'pending', 'current', true],
        'it',
      )
      equals(time, { kind: 'instant', startsAt, endsAt: startsAt + 3_600_000 }, 'time')
      equals(organizer?.address, world.bob.address.address, 'organizer')
      equals(
        invitation?.invitees.map(({ address }) => address),
        [world.alice.address.address],
        'invited people',
      )
    },
    { abilities },
  ],
  [
    'answer',
    'Brings the answer to the organizer, and keeps it until there is another one',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const invitations = portOf(adapter, 'invitations')
      const { ref } = await invited(world)
      const { eventId = '' } = (await invitations.read(ref)) ?? {}
      const colleague = await signedIn(world.bob)
      for (const answer of ['accepted', 'declined'] as const) {
        await invitations.answer(ref, eventId, answer)
        equals((await invitations.read(ref))?.status, answer, 'answer that was kept')
        const told = await until('the answer', async () => {
          const { messages } = await colleague.messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
          const [row] = messages
          const reply = row && (await portOf(colleague, 'invitations').read(row.ref))
          return reply?.invitees[0]?.status === answer ? reply : undefined
        })
        equals([told.method, told.eventId === eventId], ['reply', true], 'what the organizer gets')
        equals(told.invitees[0]?.address, world.alice.address.address, 'who has answered')
      }
      const row = await waitForRow(adapter, 'inbox', 'Review')
      holds(row.state.isAnswered, 'the invitation is not marked as answered')
    },
    { abilities },
  ],
  [
    'invite',
    'Invites colleagues once, who answer, and nobody where the plan has a fault',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const invitations = portOf(adapter, 'invitations')
      const colleague = await signedIn(world.bob)
      const theirs = portOf(colleague, 'invitations')
      const plan: EventPlan = {
        id: 'conformance-event-0001',
        ...{ title: 'Review', location: 'Room 7', note: 'Bring the figures.', timeZone: 'Asia/Shanghai' },
        time: { kind: 'instant', startsAt, endsAt: startsAt + 5_400_000 },
        invitees: [world.bob.address],
      }
      await failsAs(invitations.invite({ ...plan, invitees: [] }), 'invalid', 'inviting nobody')
      const backwards = { ...plan.time, endsAt: startsAt - 1 }
      await failsAs(invitations.invite({ ...plan, time: backwards }), 'invalid', 'an event that ends first')
      await invitations.invite(plan)
      await invitations.invite(plan)
      const invited = await until('the invitation', async () => (await rows(colleague, 'INBOX'))[0])
      const {
        method,
        title,
        location,
        time,
        organizer,
        eventId = '',
      } = (await theirs.read(invited.ref)) ?? {}
      equals([method, title, location], ['request', 'Review', 'Room 7'], 'it')
      equals([time, organizer?.address], [plan.time, world.alice.address.address], 'when and by whom')
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 1, 'mails that were sent')
      await theirs.answer(invited.ref, eventId, 'accepted')
      const answer = await until('the answer', async () => (await rows(adapter, 'INBOX'))[0])
      const told = await invitations.read(answer.ref)
      equals([told?.method, told?.eventId], ['reply', eventId], 'the answer')
      equals(told?.invitees[0]?.status, 'accepted', 'what is answered')
    },
  ],
  [
    'changed',
    'Says that an invitation is out of date, and asks anew',
    async (world) => {
      const invitations = portOf(await signedIn(world.alice), 'invitations')
      const { ref } = await invited(world)
      const { eventId = '' } = (await invitations.read(ref)) ?? {}
      await invitations.answer(ref, eventId, 'accepted')
      const { ref: newer } = await invited(world, {
        sequence: 1,
        title: 'Review, later',
        startsAt: startsAt + 1000,
      })
      const [old, now] = [await invitations.read(ref), await invitations.read(newer)]
      equals([old?.standing, old?.canAnswer], ['outdated', false], 'the older one')
      equals([now?.standing, now?.status, now?.eventId], ['current', 'pending', eventId], 'the newer one')
      await failsAs(invitations.answer(ref, eventId, 'declined'), 'conflict', 'answering the older one')
    },
    { abilities },
  ],
  [
    'called-off',
    'Says that an event was called off',
    async (world) => {
      const invitations = portOf(await signedIn(world.alice), 'invitations')
      const { ref } = await invited(world)
      const { ref: end } = await invited(world, { method: 'cancel', sequence: 1, title: 'Review called off' })
      for (const each of [ref, end]) {
        const invitation = await invitations.read(each)
        equals([invitation?.standing, invitation?.canAnswer], ['deleted', false], 'what is left of it')
        const answered = invitations.answer(each, invitation?.eventId ?? '', 'accepted')
        await failsAs(answered, 'conflict', 'answering it')
      }
    },
    { abilities },
  ],
  [
    'none',
    'Reads nothing in other mails, and knows nothing of those that are gone or somebody else’s',
    async (world) => {
      const invitations = portOf(await signedIn(world.alice), 'invitations')
      const { ref } = await arrive(world, { subject: 'no event' })
      equals(await invitations.read(ref), undefined, 'an invitation')
      await failsAs(invitations.answer(ref, 'x', 'accepted'), 'notFound', 'answering no invitation')
      const gone = { ...ref, uid: ref.uid + 1000 }
      await failsAs(invitations.read(gone), 'notFound', 'a mail that is gone')
      const other = portOf(await signedIn(world.bob), 'invitations')
      await failsAs(other.read(ref), 'notFound', 'somebody else’s mail')
    },
  ],
])
