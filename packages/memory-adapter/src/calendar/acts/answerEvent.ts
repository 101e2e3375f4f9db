import {
  addressKey,
  MailroomError,
  type EventFacts,
  type EventId,
  type InvitationAnswer,
  type OccurrenceId,
} from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import { notOwn } from './addEvent'
import { eventForChange } from './seenForChange'
import { senderOf } from './senderOf'
import { statusOf, withAnswer } from '../mails/hearAnswer'
import { inviteColleagues } from '../mails/inviteColleagues'
import { callOff, writeAnswer } from '../mails/tellGuests'
import { allGuests } from '../series/changeSeries'
import { foundIn } from '../shownEvents'

/** Answers whoever has invited. @throws MailroomError `conflict` where nobody waits for an answer, `notFound` @source CA-04 */
export function answerEvent(
  seat: Seat,
  id: EventId,
  answer: InvitationAnswer,
  occurrence: OccurrenceId | undefined,
): void {
  const { calendars } = seat.system
  const seen = calendars.event(id, seat.user)
  const { event, calendar, access } = seen
  const { facts } = foundIn(seen, occurrence)
  const { series } = event.held
  const guest = calendar.owner.address
  const isAsked = event.invited && access === 'own' && statusOf(facts, guest) !== undefined
  if (!isAsked || !series.organizer) throw new MailroomError('conflict', 'Nobody waits for an answer.')
  const told = { series, facts, ...(occurrence !== undefined && { id: occurrence }) }
  writeAnswer(senderOf(seat, calendar), told, series.organizer, answer)
  // One's own calendar knows it at once, whenever the mail gets there.
  const answered = withAnswer(event.held.series, guest, answer, occurrence)
  if (answered) calendars.change(event.held, answered)
}

/** Withdraws the invitations of some guests, and tells them. @throws MailroomError `forbidden`, `notFound` @source CA-04 */
export function uninvite(seat: Seat, id: EventId, addresses: readonly string[]): void {
  const { calendars } = seat.system
  const { event, calendar, access } = eventForChange(seat, id)
  if (access !== 'own' || event.invited) throw notOwn()
  const keys = new Set(addresses.map(addressKey))
  const { series } = event.held
  const gone = allGuests(series).filter((guest) => keys.has(addressKey(guest)))
  if (gone.length === 0) return
  const left = <Facts extends EventFacts>(facts: Facts): Facts => ({
    ...facts,
    guests: facts.guests.filter((guest) => !keys.has(addressKey(guest))),
  })
  const exceptions = [...series.exceptions].map(([key, facts]) => [key, left(facts)] as const)
  const next = { ...left(series), sequence: series.sequence + 1, exceptions: new Map(exceptions) }
  callOff(senderOf(seat, calendar), { series: next, facts: next }, gone)
  const organizer = allGuests(next).length > 0 ? next.organizer : undefined
  calendars.change(event.held, { ...next, organizer })
  inviteColleagues(seat.system, event.held)
}
