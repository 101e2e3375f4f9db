import {
  addressKey,
  eventFactsOf,
  type CalendarEvent,
  type EventFacts,
  type EventId,
  type OccurrenceId,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { recurrenceOf } from '../recurrence/ruleText'
import { noSuchEvent } from '../rights/seenCalendars'
import { isOfOthers, seenEvent, type SeenEvent } from '../rights/seenEvent'
import { exceptionOf } from '../series/facts'
import { ownStatus } from './ownStatus'

/** As core's `CalendarPort.event`. */
export async function readEvent(
  db: Executor,
  accountId: AccountId,
  id: EventId,
  occurrence?: OccurrenceId,
): Promise<CalendarEvent> {
  return shownEvent(await seenEvent(db, accountId, id), occurrence)
}

/** An event whole, or one of its series. @throws MailroomError `notFound` for one that it has not */
function shownEvent(seen: SeenEvent, occurrence?: OccurrenceId): CalendarEvent {
  const { id, calendarId, calendar, record, ownerKeys } = seen
  const facts = factsIn(seen, occurrence)
  const { organizer, timeZone } = record
  const recurrence = recurrenceOf(record)
  return {
    ...{ id, calendarId, ...facts, timeZone },
    ...(recurrence && { recurrence }),
    ...(occurrence !== undefined && { occurrence }),
    isException: record.exceptions.some((each) => each.occurrence === occurrence),
    ...(organizer && { organizer }),
    isOrganizer: organizer !== undefined && ownerKeys.includes(addressKey(organizer)),
    ...ownStatus(seen, facts.guests),
    canEdit: calendar.access !== 'read',
    canInvite: calendar.access === 'own' && !isOfOthers(seen),
  }
}

/** What an event says, or one of its series. @throws MailroomError `notFound` */
export function factsIn({ record }: Pick<SeenEvent, 'record'>, occurrence?: OccurrenceId): EventFacts {
  const found = occurrence === undefined ? record : exceptionOf(record, occurrence)
  if (!found) throw noSuchEvent()
  return eventFactsOf(found)
}
