import type { Address, EventPlan } from '@mailroom/core'
import { addPerson, addText, endOf, newCalendar, startOf } from './calendarParts'

/**
 * The part of an invitation that the calendars of the guests read.
 *
 * @param at ms since 1970
 * @source   RFC 5546 3.2.2
 */
export function writeRequest(plan: EventPlan, organizer: Address, at: number): string {
  const { calendar, event } = newCalendar('REQUEST', plan.id, at)
  event.addPropertyWithValue('sequence', 0)
  event.addPropertyWithValue('dtstart', startOf(plan.time))
  event.addPropertyWithValue('dtend', endOf(plan.time))
  addText(event, 'summary', plan.title)
  if (plan.location !== '') addText(event, 'location', plan.location)
  if (plan.note !== '') addText(event, 'description', plan.note)
  addPerson(event, 'organizer', organizer)
  for (const invitee of plan.invitees) {
    const guest = addPerson(event, 'attendee', invitee)
    guest.setParameter('role', 'REQ-PARTICIPANT')
    guest.setParameter('partstat', 'NEEDS-ACTION')
    guest.setParameter('rsvp', 'TRUE')
  }
  return `${calendar.toString()}\r\n`
}
