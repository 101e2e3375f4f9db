import { addressKey } from '../addresses/sameAddress'
import type { Address } from '../mail/Address'
import { eventKey, type EventNotice, type InvitationAnswer, type InvitationStatus } from './EventNotice'

/**
 * An invitation as its reader sees it.
 *
 * @source RD-10
 */
export interface Invitation extends Omit<EventNotice, 'uid' | 'recurrenceId' | 'sequence' | 'stampedAt'> {
  /** Names the event in this mailbox. */
  readonly eventId: string
  /** What the reader has said. */
  readonly status: InvitationStatus
  /** `deleted`: the event was called off. `outdated`: a newer mail has changed it. */
  readonly standing: 'current' | 'outdated' | 'deleted'
  /** The organizer waits for an answer, or takes another one. */
  readonly canAnswer: boolean
}

/** What is known beside the mail itself. */
export interface InvitationContext {
  readonly eventId: string
  /** All addresses of the reader. */
  readonly own: readonly Pick<Address, 'address'>[]
  /** Notices of the same sender that came later, about any event. */
  readonly later: readonly EventNotice[]
  /** The answer that was kept, and the change of the event that it was given to. */
  readonly answer?: { readonly status: InvitationAnswer; readonly sequence: number }
}

/**
 * Puts together what a mail says about an event and what has become of the event since. An answer counts until the
 * event is changed in a way that matters.
 *
 * @source RD-10, RFC 5546 2.1.5, 3.2
 */
export function invitationOf(notice: EventNotice, context: InvitationContext): Invitation {
  const { uid: _uid, recurrenceId: _id, sequence, stampedAt: _stamp, ...shown } = notice
  const { eventId, own, answer } = context
  const mine = new Set(own.map(addressKey))
  const standing = standingOf(notice, context)
  const kept = answer && answer.sequence >= sequence ? answer.status : undefined
  const invited = notice.invitees.find((person) => mine.has(addressKey(person)))
  const { organizer } = notice
  return {
    ...shown,
    eventId,
    status: kept ?? invited?.status ?? 'pending',
    standing,
    canAnswer:
      notice.method === 'request' &&
      standing === 'current' &&
      organizer !== undefined &&
      !mine.has(addressKey(organizer)),
  }
}

function standingOf(notice: EventNotice, { later, answer }: InvitationContext): Invitation['standing'] {
  if (notice.method === 'cancel') return 'deleted'
  if (notice.method === 'reply') return 'current'
  const key = eventKey(notice)
  const whole = eventKey({ uid: notice.uid })
  const newest = later
    .filter((other) => other.method !== 'reply' && isNewer(other, notice))
    .filter((other) => eventKey(other) === key || (other.method === 'cancel' && eventKey(other) === whole))
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))[0]
  if (newest?.method === 'cancel') return 'deleted'
  if (newest !== undefined || (answer && answer.sequence > notice.sequence)) return 'outdated'
  return 'current'
}

/** A change comes after what has a lower number, and after what was written before under the same. */
const isNewer = (a: EventNotice, b: EventNotice): boolean =>
  a.sequence > b.sequence || (a.sequence === b.sequence && a.stampedAt > b.stampedAt)
