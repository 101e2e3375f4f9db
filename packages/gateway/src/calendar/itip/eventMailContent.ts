import { addressKey, occurrenceStart, type Address, type Invitee, type Locale } from '@mailroom/core'
import { eventWords } from '../../invitations/eventWords'
import { replyWords } from '../../invitations/replyWords'
import type { OutgoingCalendar } from '../../mime/build/OutgoingMessage'
import type { EventMailPayload } from '../EventMail'
import type { EventRecord } from '../EventRecord'
import { writeEvents } from '../ics/writing/writeEvents'
import { isSeries, timeAt } from '../recurrence/seriesTimes'

/** What a mail about an event says, to people and to their calendars. */
export interface EventMailContent {
  readonly subject: string
  readonly text: string
  readonly calendar: OutgoingCalendar
}

const methods = { request: 'REQUEST', cancel: 'CANCEL', reply: 'REPLY' } as const

/**
 * Puts a mail about an event into words and into iCalendar.
 *
 * @param from   who writes it
 * @param locale of the words
 * @source CA-04, RFC 5546 3.2
 */
export function eventMailContent(payload: EventMailPayload, from: Address, locale: Locale): EventMailContent {
  const { kind, isNew, occurrence, answer = 'accepted', stampedAt: at } = payload
  const event = toldEvent(payload)
  const words =
    kind === 'reply'
      ? replyWords(locale, answer, from, event)
      : eventWords(locale, kind === 'cancel' ? 'calledOff' : isNew ? 'invite' : 'change', from, event)
  const method = methods[kind]
  const writing = { at, method, ...(occurrence !== undefined && { occurrence }) }
  return { ...words, calendar: { method, text: writeEvents([sentRecord(payload, from)], writing) } }
}

/** What people are told of. */
function toldEvent({ record, occurrence }: EventMailPayload) {
  const { timeZone } = record
  if (occurrence === undefined) return { ...record, repeats: isSeries(record) }
  const exception = record.exceptions.find((each) => each.occurrence === occurrence)
  const startsAt = occurrenceStart(occurrence) ?? record.time.startsAt
  return { ...(exception ?? { ...record, time: timeAt(record.time, startsAt) }), timeZone }
}

/** What calendars are told of: of an invitation all, of anything else whom it is about. */
function sentRecord({ kind, record, occurrence, answer, recipients }: EventMailPayload, from: Address) {
  const organizer = record.organizer ?? (kind === 'reply' ? recipients[0] : from)
  const sent: EventRecord = { ...record, ...(organizer && { organizer }) }
  if (kind === 'request') return sent
  const guestsOf = (guests: readonly Invitee[]): readonly Invitee[] =>
    kind === 'reply' ? [attendee(guests, from, answer)] : among(guests, recipients)
  const guests = guestsOf(sent.guests)
  // Of one of a series its own facts count, of all of it the series alone.
  const exceptions = sent.exceptions
    .filter((each) => each.occurrence === occurrence)
    .map((each) => ({ ...each, guests: guestsOf(each.guests) }))
  const { rule: _rule, ...once } = sent
  return { ...once, guests, exceptions, addedDates: [], leftOut: [] }
}

function attendee(guests: readonly Invitee[], from: Address, answer: EventMailPayload['answer']): Invitee {
  const known = guests.find((guest) => addressKey(guest) === addressKey(from))
  return { isOptional: false, ...known, ...from, status: answer ?? 'pending' }
}

function among(guests: readonly Invitee[], people: readonly Address[]): readonly Invitee[] {
  const known = new Map(guests.map((guest) => [addressKey(guest), guest]))
  return people.map(
    (each) => known.get(addressKey(each)) ?? { ...each, status: 'pending', isOptional: false },
  )
}
