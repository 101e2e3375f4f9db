import {
  eventFactsOf,
  MailroomError,
  type CalendarEvent,
  type EventCreation,
  type EventFields,
} from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import { checkedEvent } from '../checkedEvent'
import type { EventSeries } from '../KeptEvent'
import { inviteColleagues } from '../mails/inviteColleagues'
import { tellGuests } from '../mails/tellGuests'
import { invitedOf } from '../series/changeSeries'
import { shownEvent } from '../shownEvents'
import { calendarForChange } from './seenForChange'
import { senderOf } from './senderOf'

/**
 * Adds an event and invites its guests.
 *
 * @throws MailroomError `invalid`, `forbidden`, `overQuota`, `notFound`
 * @source CA-02, CA-04
 */
export function addEvent(
  seat: Seat,
  fields: EventFields,
  { requestId, origin }: EventCreation,
): CalendarEvent {
  const { system, user } = seat
  const { calendars } = system
  if (!/^[\w-]{16,64}$/.test(requestId))
    throw new MailroomError('invalid', 'A new event is named by 16 to 64 letters, digits, _ or -.')
  const { calendar, access } = calendarForChange(seat, fields.calendarId)
  const plain = checkedEvent(fields, calendar.owner.address, false)
  if (plain.guests.length > 0 && access !== 'own') throw notOwn()
  calendars.requireRoom(calendar.id, 1)
  const series = seriesOf(plain, calendar.owner.address)
  if (origin) seat.requireOpen(origin.folder)
  tellGuests(senderOf(seat, calendar), { series, facts: series, ...(origin && { origin }) }, [], false)
  const held = { series }
  const event = calendars.add(calendar.id, { held })
  user.addedEvents.set(requestId, event.id)
  inviteColleagues(system, held)
  return shownEvent(calendars.event(event.id, user))
}

/** A new series, or an event that takes place once. */
export function seriesOf(fields: EventFields, owner: EventSeries['organizer']): EventSeries {
  const { timeZone, recurrence } = fields
  return {
    ...eventFactsOf({ ...fields, guests: invitedOf(fields.guests, []) }),
    ...{ uid: crypto.randomUUID(), sequence: 0, timeZone, leftOut: [], exceptions: new Map() },
    ...(recurrence && { recurrence }),
    ...(fields.guests.length > 0 && { organizer: owner }),
  }
}

/** Only whose calendar it is invites. */
export const notOwn = (): MailroomError =>
  new MailroomError('forbidden', 'People are invited to events of one’s own calendars alone.')
