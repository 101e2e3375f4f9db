import { MailroomError, type CalendarId, type EventId } from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import type { SeenCalendar, SeenEvent } from '../Calendars'

/** A calendar in which whoever asks may change events. @throws MailroomError `notFound`, `forbidden` */
export const calendarForChange = ({ system, user }: Seat, id: CalendarId): SeenCalendar =>
  forChange(system.calendars.calendar(id, user))

/** An event that whoever asks may change. @throws MailroomError `notFound`, `forbidden` */
export const eventForChange = ({ system, user }: Seat, id: EventId): SeenEvent =>
  forChange(system.calendars.event(id, user))

function forChange<Seen extends SeenCalendar>(seen: Seen): Seen {
  if (seen.access === 'read')
    throw new MailroomError('forbidden', 'The calendar may only be read, not changed.')
  return seen
}
