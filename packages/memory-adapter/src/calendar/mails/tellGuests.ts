import {
  addressKey,
  type Address,
  type EventFacts,
  type EventNotice,
  type InvitationAnswer,
  type Invitee,
  type MessageRef,
  type OccurrenceId,
} from '@mailroom/core'
import { sendForm } from '../../ports/sendForm'
import type { Account } from '../../system/Account'
import type { MailSystem } from '../../system/MailSystem'
import type { EventSeries } from '../KeptEvent'

/** In whose name mails about events are written. */
export interface EventSender {
  readonly system: MailSystem
  /** Whose calendar it is. */
  readonly user: Account
  /** Who acts in their name. */
  readonly proxy: Address | undefined
}

/** An event, or one of a series, as its guests are told of it. */
export interface ToldEvent {
  readonly series: EventSeries
  readonly facts: EventFacts
  /** Of a series: only this one. */
  readonly id?: OccurrenceId
  /** The mail from which it arose: what tells of it answers that. */
  readonly origin?: MessageRef
}

/** Tells the guests what has become of an event: who is new is invited, who is no longer is told so, the others of what matters. */
export function tellGuests(
  sender: EventSender,
  event: ToldEvent,
  before: readonly Invitee[],
  isChanged: boolean,
): void {
  const { guests } = event.facts
  const gone = without(before, guests)
  const told = isChanged ? guests : without(guests, before)
  if (told.length > 0) writeTo(told, 'request', sender, event)
  if (gone.length > 0) callOff(sender, event, gone)
}

/** Tells guests that an event does not take place, or not for them. */
export const callOff = (sender: EventSender, event: ToldEvent, guests: readonly Invitee[]): void =>
  writeTo(guests, 'cancel', sender, event)

/** Tells whoever invites what is answered. */
export function writeAnswer(
  sender: EventSender,
  event: ToldEvent,
  organizer: Address,
  answer: InvitationAnswer,
): void {
  const said = { ...sender.user.address, status: answer, isOptional: false }
  const notice = { ...noticeOf('reply', sender, event), invitees: [said], inviteeCount: 1 }
  write(sender, [organizer], `${answer}: ${event.facts.title}`, notice)
}

/** Those of some people who are not among others. */
function without(people: readonly Invitee[], others: readonly Invitee[]): readonly Invitee[] {
  const keys = new Set(others.map(addressKey))
  return people.filter((person) => !keys.has(addressKey(person)))
}

function writeTo(
  guests: readonly Invitee[],
  method: 'request' | 'cancel',
  sender: EventSender,
  event: ToldEvent,
): void {
  write(sender, guests, event.facts.title, noticeOf(method, sender, event), event.origin)
}

function write(
  sender: EventSender,
  to: readonly Address[],
  subject: string,
  notice: EventNotice,
  ref?: MessageRef,
): void {
  const text = [subject, notice.location].filter((line) => line !== '').join('\n')
  const form = { to, cc: [], bcc: [], html: '', isHtml: false, attachments: [] }
  const origin = ref && { ref, kind: 'reply' as const }
  sendForm(sender, { ...form, subject, text, ...(origin && { origin }) }, crypto.randomUUID(), notice)
}

function noticeOf(
  method: EventNotice['method'],
  { system, user }: EventSender,
  { series, facts, id }: ToldEvent,
): EventNotice {
  const { uid, sequence, recurrence, organizer = user.address } = series
  return {
    ...{ method, uid, sequence, stampedAt: system.now(), organizer },
    ...(id !== undefined && { recurrenceId: id.replace(/[-:]/g, '') }),
    ...{ title: facts.title, location: facts.place, time: facts.time },
    ...(recurrence && id === undefined && { recurrence }),
    ...{ invitees: facts.guests, inviteeCount: facts.guests.length },
  }
}
