import type {
  EventFields,
  EventId,
  Invitation,
  InvitationAnswer,
  InvitationStatus,
  MessageRef,
} from '@mailroom/core'
import { until } from '../assert/until'
import type { CalendarScene } from './calendars'
import { portOf, rows } from './scene'

const guestOf = ({ person }: CalendarScene, isOptional = false) => ({ ...person.address, isOptional })

/** What a form says of an event to which somebody is invited. */
export const inviting = (
  { form }: CalendarScene,
  guest: CalendarScene,
  fields: Partial<EventFields> = {},
): EventFields => form({ title: 'Review', place: 'Room 7', guests: [guestOf(guest)], ...fields })

/** What the mails in somebody's inbox say about events, the newest first. */
export async function notices({
  adapter,
}: CalendarScene): Promise<readonly (readonly [MessageRef, Invitation])[]> {
  const invitations = portOf(adapter, 'invitations')
  const found: (readonly [MessageRef, Invitation])[] = []
  for (const { ref } of await rows(adapter, 'INBOX')) {
    const invitation = await invitations.read(ref)
    if (invitation) found.push([ref, invitation])
  }
  return found
}

/** Waits for a mail of one kind about an event. */
export const heard = (scene: CalendarScene, method: Invitation['method'], title = 'Review') =>
  until(`a mail that is a ${method} for ${title}`, async () =>
    (await notices(scene)).find(([, each]) => each.method === method && each.title === title),
  )

/** Answers an invitation by its mail, and waits until it is in the calendar. */
export async function answered(guest: CalendarScene, answer: InvitationAnswer, title = 'Review') {
  const [ref, { eventId }] = await heard(guest, 'request', title)
  await portOf(guest.adapter, 'invitations').answer(ref, eventId, answer)
  return until('the event in the calendar', async () =>
    (await guest.seen(title)).find(({ ownStatus }) => ownStatus === answer),
  )
}

/** Waits until who invites knows what a guest has said. */
export const told = ({ calendar }: CalendarScene, id: EventId, status: InvitationStatus) =>
  until(`the answer ${status}`, async () => {
    const { guests } = await calendar.event(id)
    return guests[0]?.status === status ? guests[0] : undefined
  })
