import { MailroomError, type CalendarId } from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import { removeEvent } from './removeEvent'
import { withoutSharee } from './saveCalendar'

/** As core's `CalendarPort.removeCalendar`. @source CA-03, CA-04 */
export function removeCalendar(seat: Seat, id: CalendarId): void {
  const { calendars } = seat.system
  const { calendar, access } = calendars.calendar(id, seat.user)
  if (access !== 'own') {
    calendars.put(withoutSharee(calendar, seat.user))
    return
  }
  if (calendar.isDefault) throw new MailroomError('forbidden', 'The first calendar stays.')
  for (const event of calendars.eventsIn(id)) removeEvent(seat, event.id, { kind: 'all' })
  calendars.drop(calendar)
}
