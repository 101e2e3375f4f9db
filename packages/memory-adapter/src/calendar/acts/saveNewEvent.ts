import type { CalendarEvent, EventCreation, EventFields } from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import { addEvent } from './addEvent'
import { changeEvent } from './changeEvent'

/**
 * Adds an event. Asked again with the same id, it makes no other one: what is said otherwise now is changed.
 *
 * @throws MailroomError as `addEvent` and `changeEvent`
 * @source CA-02
 */
export function saveNewEvent(seat: Seat, fields: EventFields, creation: EventCreation): CalendarEvent {
  const id = seat.user.addedEvents.get(creation.requestId)
  return id === undefined
    ? addEvent(seat, fields, creation)
    : changeEvent(seat, fields, { id, reach: { kind: 'all' } })
}
