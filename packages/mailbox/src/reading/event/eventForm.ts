import { eventTime, nextHour, ownZone, typedTimes, type TypedTimes } from '@mailroom/calendar'
import { type Address, answerRecipients, bareSubject, type EventPlan, type Message } from '@mailroom/core'
import { randomId } from '@mailroom/react'

/** What the form of an invitation holds, as it is typed, by the clock of this machine. */
export interface EventForm extends TypedTimes {
  /** As `EventPlan.id`: the same until it is sent. */
  readonly id: string
  readonly title: string
  readonly location: string
  readonly note: string
  readonly people: readonly Address[]
}

/**
 * What an open mail says of an event about it: its subject, and everybody whom an answer to all would reach.
 *
 * @param own all addresses of the reader
 */
export function eventOfMail(message: Message, own: readonly Pick<Address, 'address'>[]) {
  const { to, cc } = answerRecipients(message, 'replyAll', own)
  return { title: bareSubject(message.subject), people: [...to, ...cc] }
}

/**
 * An invitation about an open mail, in the next full hour.
 *
 * @param own all addresses of the reader
 * @param now ms since 1970
 */
export const eventFromMail = (
  message: Message,
  own: readonly Pick<Address, 'address'>[],
  now: number,
): EventForm => ({
  id: randomId(),
  ...{ location: '', note: '' },
  ...eventOfMail(message, own),
  ...typedTimes(nextHour(now), ownZone()),
})

/** The form as it is sent. A time that is not typed whole has no number. */
export function toPlan(form: EventForm, origin: Message['ref']): EventPlan {
  const { id, title, location, note, people } = form
  return {
    ...{ id, note, origin },
    title: title.trim(),
    location: location.trim(),
    timeZone: ownZone(),
    time: eventTime(form),
    invitees: people,
  }
}
