import {
  eventFactsOf,
  MailroomError,
  occurrenceStart,
  type CalendarEvent,
  type EventChange,
  type EventFacts,
  type EventFields,
  type EventReach,
  type EventTime,
  type Invitee,
  type OccurrenceId,
} from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import type { SeenEvent } from '../Calendars'
import { checkedEvent } from '../checkedEvent'
import type { EventSeries } from '../KeptEvent'
import { inviteColleagues } from '../mails/inviteColleagues'
import { tellGuests, type ToldEvent } from '../mails/tellGuests'
import {
  allGuests,
  askedAnew,
  changedAll,
  endedBefore,
  invitedOf,
  isSamePeople,
  partFrom,
  withException,
} from '../series/changeSeries'
import { isSameRule } from '../series/movedRule'
import { occurrenceOf } from '../series/seriesOccurrences'
import { foundIn, shownEvent } from '../shownEvents'
import { notOwn } from './addEvent'
import { calendarForChange, eventForChange } from './seenForChange'
import { senderOf } from './senderOf'

/**
 * Changes what of a series is meant, and tells its guests.
 *
 * @throws MailroomError `invalid`, `forbidden`, `overQuota`, `notFound`
 * @source CA-02, CA-04, CA-08
 */
export function changeEvent(seat: Seat, fields: EventFields, { id, reach }: EventChange): CalendarEvent {
  const seen = eventForChange(seat, id)
  const target = calendarForChange(seat, fields.calendarId)
  const { series } = seen.event.held
  const owner = seen.calendar.owner.address
  const plain = checkedEvent(fields, owner, series.recurrence?.every === 'other')
  const from = foundIn(seen, reach.occurrence).facts
  if (seen.event.invited) return changeInvited(seat, seen, plain, from, reach)
  const hasGuests = plain.guests.length > 0
  if (!isSamePeople(plain.guests, from.guests) && seen.access !== 'own') throw notOwn()
  if (hasGuests && target.access !== 'own' && target.calendar !== seen.calendar) throw notOwn()
  if (target.calendar !== seen.calendar) seat.system.calendars.requireRoom(target.calendar.id, 1)
  if (reach.kind === 'one') return changeOne(seat, seen, plain, reach.occurrence)
  if (reach.kind === 'following' && !isFirst(series, reach.occurrence))
    return changeFollowing(seat, seen, plain, reach.occurrence)
  return changeAll(seat, seen, plain, reach.occurrence)
}

/** Of what somebody else has invited to the reader changes where it lies, its colour and its reminder. */
function changeInvited(
  { system, user }: Seat,
  { event }: SeenEvent,
  fields: EventFields,
  from: EventFacts,
  { occurrence }: EventReach,
): CalendarEvent {
  const isAsSaid =
    isSameTime(fields.time, from.time) &&
    isSameRule(fields.recurrence, event.held.series.recurrence) &&
    (['title', 'place', 'note'] as const).every((name) => fields[name] === from[name])
  if (!isAsSaid) throw new MailroomError('forbidden', 'Only whoever invites changes the event.')
  const { color, reminderMinutes, calendarId } = fields
  const { calendars } = system
  calendars.keep({ ...event, calendarId, invited: { ...event.invited, color, reminderMinutes } })
  return shownEvent(calendars.event(event.id, user), occurrence)
}

function changeOne(seat: Seat, seen: SeenEvent, fields: EventFields, id: OccurrenceId): CalendarEvent {
  const { calendars } = seat.system
  const { held } = seen.event
  const before = foundIn(seen, id).facts
  const isMoved = !isSameTime(fields.time, before.time)
  const facts = eventFactsOf({ ...fields, guests: guestsAfter(fields, before.guests, isMoved) })
  const isChanged = isMoved || hasOtherWords(facts, before)
  const series = withOrganizer(stepped(withException(held.series, id, facts), isChanged), seen)
  tellGuests(senderOf(seat, seen.calendar), { series, facts, id }, before.guests, isChanged)
  calendars.change(held, series)
  inviteColleagues(seat.system, held)
  return shownEvent(calendars.event(seen.event.id, seat.user), id)
}

function changeAll(
  seat: Seat,
  seen: SeenEvent,
  fields: EventFields,
  occurrence: OccurrenceId | undefined,
): CalendarEvent {
  const { calendars } = seat.system
  const { event } = seen
  const before = event.held.series
  const from = occurrence === undefined ? before.time : foundIn(seen, occurrence).facts.time
  const changed = changedAll(before, from, fields)
  const isMoved = !isSameTime(changed.time, before.time) || !isSameRule(changed.recurrence, before.recurrence)
  const isChanged = isMoved || hasOtherWords(changed, before)
  const asked = isMoved ? { ...changed, guests: askedAnew(changed.guests) } : changed
  const series = withOrganizer(stepped(asked, isChanged), seen)
  tellGuests(senderOf(seat, seen.calendar), { series, facts: series }, before.guests, isChanged)
  calendars.change(event.held, series)
  if (fields.calendarId !== event.calendarId) calendars.keep({ ...event, calendarId: fields.calendarId })
  inviteColleagues(seat.system, event.held)
  return shownEvent(calendars.event(event.id, seat.user))
}

function changeFollowing(seat: Seat, seen: SeenEvent, fields: EventFields, id: OccurrenceId): CalendarEvent {
  const { calendars } = seat.system
  const { event } = seen
  const before = event.held.series
  const { time } = foundIn(seen, id).facts
  calendars.requireRoom(fields.calendarId, 1)
  const part = partFrom(before, id, time, fields)
  const isMoved = !isSameTime(fields.time, time)
  const series = withOrganizer(isMoved ? { ...part, guests: askedAnew(part.guests) } : part, seen)
  const rest = stepped(endedBefore(before, occurrenceStart(id)!), true)
  const sender = senderOf(seat, seen.calendar)
  tellGuests(sender, whole(rest), rest.guests, true)
  tellGuests(sender, whole(series), [], false)
  calendars.change(event.held, rest)
  inviteColleagues(seat.system, event.held)
  const held = { series }
  const added = calendars.add(fields.calendarId, { held })
  inviteColleagues(seat.system, held)
  return shownEvent(calendars.event(added.id, seat.user))
}

const whole = (series: EventSeries): ToldEvent => ({ series, facts: series })

/** One that the series begins with: that and all after it are all. */
export const isFirst = (series: EventSeries, id: OccurrenceId): boolean =>
  occurrenceOf(series, id) !== undefined && (occurrenceStart(id) ?? Infinity) < series.time.startsAt + 1000

const stepped = (series: EventSeries, isChanged: boolean): EventSeries =>
  isChanged ? { ...series, sequence: series.sequence + 1 } : series

/** Whoever invites is the owner, as long as anybody is invited. */
function withOrganizer(series: EventSeries, { calendar }: SeenEvent): EventSeries {
  const isInvited = allGuests(series).length > 0
  return { ...series, organizer: isInvited ? (series.organizer ?? calendar.owner.address) : undefined }
}

const guestsAfter = (
  { guests }: EventFields,
  before: readonly Invitee[],
  isMoved: boolean,
): readonly Invitee[] => (isMoved ? askedAnew(invitedOf(guests, before)) : invitedOf(guests, before))

const isSameTime = (a: EventTime, b: EventTime): boolean =>
  a.kind === b.kind && a.startsAt === b.startsAt && a.endsAt === b.endsAt

const hasOtherWords = (a: EventFacts, b: EventFacts): boolean =>
  (['title', 'place', 'note'] as const).some((name) => a[name] !== b[name])
