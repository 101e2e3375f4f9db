import type { Address, EventId, InvitationAnswer, MessageRef, OccurrenceId } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { NewJob } from '../jobs/Job'
import type { EventRecord } from './EventRecord'

/** Kind of the jobs that write to the people of an event. */
export const eventMailKind = 'event-mail'

/**
 * A mail about an event that is still to be written. It holds the event as it was when it was changed: what has become of it
 * since, and whether it is there at all, does not matter.
 *
 * @source CA-04
 */
export interface EventMailPayload {
  /** In whose name it is written: whose calendar it is. */
  readonly accountId: AccountId
  /** Who has done it in their name, where that is somebody with whom the calendar is shared. */
  readonly proxy?: Address
  /** `request` invites and tells of changes, `cancel` calls off, `reply` answers the organizer. @source RFC 5546 3.2 */
  readonly kind: 'request' | 'cancel' | 'reply'
  /** Of a request: they are invited for the first time. */
  readonly isNew: boolean
  readonly eventId: EventId
  /** With its series and exceptions; of what is called off, as it was, with the `sequence` that calls it off. */
  readonly record: EventRecord
  /** Only this one of the series; absent: all of it. */
  readonly occurrence?: OccurrenceId
  /** Never the writer; at least one. Each is told of the others as far as `record` names them. */
  readonly recipients: readonly Address[]
  /** The mail from which the event arose: this one answers it. @source RD-03 */
  readonly origin?: MessageRef
  /** Of a reply. */
  readonly answer?: InvitationAnswer
  /** When it was changed, in ms since 1970: the DTSTAMP. */
  readonly stampedAt: number
}

/** The job that writes it. Enqueue it in the transaction that changes the event. */
export const eventMailWork = (payload: EventMailPayload): NewJob => ({ kind: eventMailKind, payload })
