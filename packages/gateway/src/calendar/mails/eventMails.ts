import type { Address, InvitationAnswer, Invitee, MessageRef, OccurrenceId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { EventMailPayload } from '../EventMail'
import type { EventRecord } from '../EventRecord'
import type { SeenEvent } from '../rights/seenEvent'
import { peopleOf, without } from '../series/guests'

/** In whose name mails about an event are written, and when. */
export type EventSender = Pick<EventMailPayload, 'accountId' | 'eventId' | 'stampedAt' | 'proxy'>

/** An event, or one of a series, as its guests are told of it. */
export interface ToldEvent {
  readonly record: EventRecord
  /** Only this one of the series. */
  readonly occurrence?: OccurrenceId
  /** The mail from which it arose. */
  readonly origin?: MessageRef
}

/** Guests are written to in the name of the calendar's owner, whoever with whom it is shared has done it. */
export const senderOf = (
  { id, calendar }: Pick<SeenEvent, 'id' | 'calendar'>,
  acting: { readonly accountId: AccountId; readonly address: Address; readonly now: number },
): EventSender => ({
  ...{ accountId: calendar.ownerId, eventId: id, stampedAt: acting.now },
  ...(acting.accountId !== calendar.ownerId && { proxy: acting.address }),
})

/** What becomes of the guests of an event. */
export interface GuestsChange {
  readonly before: readonly Invitee[]
  readonly after: readonly Invitee[]
  /** Something changed that matters to those who were guests before. */
  readonly matters: boolean
}

/** Mails about a change: who is new is invited, who is no longer is told so, the others of what matters. @source CA-04 */
export function changeMails(
  sender: EventSender,
  told: ToldEvent,
  { before, after, matters }: GuestsChange,
): readonly EventMailPayload[] {
  const fresh = without(after, before)
  const stayed = matters ? without(after, fresh) : []
  const gone = without(before, told.occurrence === undefined ? peopleOf(told.record) : after)
  return [
    ...requestMails(sender, told, fresh, true),
    ...requestMails(sender, told, stayed, false),
    ...cancelMails(sender, told, gone),
  ]
}

/** A mail that invites, or tells of a change; none to nobody. */
export const requestMails = (
  sender: EventSender,
  told: ToldEvent,
  guests: readonly Invitee[],
  isNew: boolean,
): readonly EventMailPayload[] => mailTo(guests, { ...sender, ...told, kind: 'request', isNew })

/** A mail that says that an event does not take place, or not for these guests; none to nobody. */
export const cancelMails = (
  sender: EventSender,
  told: ToldEvent,
  guests: readonly Invitee[],
): readonly EventMailPayload[] => mailTo(guests, { ...sender, ...told, kind: 'cancel', isNew: false })

/** A mail to whoever has invited; none where nobody has. */
export function replyMails(
  sender: EventSender,
  told: ToldEvent,
  answer: InvitationAnswer,
): readonly EventMailPayload[] {
  const { organizer } = told.record
  const mail = { ...sender, ...told, kind: 'reply' as const, isNew: false, answer }
  return organizer ? [{ ...mail, recipients: [organizer] }] : []
}

const mailTo = (
  guests: readonly Invitee[],
  mail: Omit<EventMailPayload, 'recipients'>,
): readonly EventMailPayload[] =>
  guests.length === 0 ? [] : [{ ...mail, recipients: guests.map(({ address, name }) => ({ address, name })) }]
