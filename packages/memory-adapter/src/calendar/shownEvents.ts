import {
  eventFactsOf,
  type CalendarEvent,
  type EventFacts,
  type EventWindow,
  type InvitationStatus,
  type Occurrence,
  type OccurrenceId,
} from '@mailroom/core'
import { MailroomError, occurrenceStart } from '@mailroom/core'
import { isThem, type SeenEvent } from './Calendars'
import { statusOf } from './mails/hearAnswer'
import { occurrenceOf, occurrencesIn, type FoundOccurrence } from './series/seriesOccurrences'

/** Of an event what takes place in a window, as its reader sees it; what the calendar's owner has declined is left out. */
export function shownOccurrences(seen: SeenEvent, window: EventWindow): readonly Occurrence[] {
  const { event, access } = seen
  return occurrencesIn(event.held.series, window)
    .filter((found) => isComing(seen, found))
    .map(({ id, facts, isException }) => {
      const { title, place, time, guests } = facts
      const { color, reminderMinutes } = event.invited ?? facts
      return {
        ...{ eventId: event.id, calendarId: event.calendarId, title, place, time, isException },
        ...(id !== undefined && { occurrence: id }),
        color: color ?? seen.color,
        hasReminder: reminderMinutes !== undefined,
        guestCount: guests.length,
        ...ownStatus(seen, facts),
        canEdit: access !== 'read' && event.invited === undefined,
      }
    })
}

/** An event whole. @throws MailroomError `notFound` for one of a series that is none of it */
export function shownEvent(seen: SeenEvent, occurrence?: OccurrenceId): CalendarEvent {
  const { event, calendar, access } = seen
  const { series } = event.held
  const { facts, isException } = foundIn(seen, occurrence)
  const { timeZone, recurrence, organizer } = series
  return {
    ...{ id: event.id, calendarId: event.calendarId, ...facts, ...ownMarks(seen, facts), timeZone },
    ...(recurrence && { recurrence }),
    ...(occurrence !== undefined && { occurrence }),
    isException,
    ...(organizer && { organizer }),
    isOrganizer: organizer !== undefined && isThem(organizer, calendar.owner),
    ...ownStatus(seen, facts),
    canEdit: access !== 'read',
    canInvite: access === 'own' && event.invited === undefined,
  }
}

/** What an event, or one of its series, says. @throws MailroomError `notFound` */
export function foundIn(
  { event, calendar }: SeenEvent,
  occurrence: OccurrenceId | undefined,
): Pick<FoundOccurrence, 'facts' | 'isException'> {
  const { series } = event.held
  if (occurrence === undefined) return { facts: eventFactsOf(series), isException: false }
  const found = occurrenceOf(series, occurrence)
  if (!found || !isTheirs({ event, calendar }, found))
    throw new MailroomError('notFound', 'The series has no such event.')
  return found
}

const ownMarks = ({ event: { invited } }: SeenEvent, facts: EventFacts) => ({
  color: invited ? invited.color : facts.color,
  reminderMinutes: invited ? invited.reminderMinutes : facts.reminderMinutes,
})

function isComing(seen: SeenEvent, found: FoundOccurrence): boolean {
  return (
    isTheirs(seen, found) &&
    (!seen.event.invited || statusOf(found.facts, seen.calendar.owner.address) !== 'declined')
  )
}

/** Whether one of a series is in the calendar: of what others invite to only what its owner is invited to. */
function isTheirs(
  { event, calendar }: Pick<SeenEvent, 'event' | 'calendar'>,
  { id, facts }: FoundOccurrence,
): boolean {
  const { invited } = event
  if (!invited) return true
  const isOver = id !== undefined && (occurrenceStart(id) ?? 0) >= (invited.endsBefore ?? Infinity)
  return !isOver && statusOf(facts, calendar.owner.address) !== undefined
}

/** What the reader has said, in a calendar of their own. */
function ownStatus(
  { event, calendar, access }: SeenEvent,
  facts: EventFacts,
): { readonly ownStatus?: InvitationStatus } {
  const status = event.invited && access === 'own' ? statusOf(facts, calendar.owner.address) : undefined
  return status === undefined ? {} : { ownStatus: status }
}
