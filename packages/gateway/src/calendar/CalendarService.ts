import type {
  Calendar,
  CalendarEvent,
  CalendarFields,
  CalendarId,
  CalendarPreferences,
  EventChange,
  EventCreation,
  EventFields,
  EventId,
  EventReach,
  EventUndoId,
  EventWindow,
  InvitationAnswer,
  Locale,
  Occurrence,
  OccurrenceId,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { changeEvent } from './acts/changeEvent'
import { answerEvent, uninviteGuests } from './acts/guests'
import { saveNewEvent } from './acts/saveNewEvent'
import { restoreEvents } from './acts/removedEvents'
import { removeEvent } from './acts/removeEvent'
import type { CalendarParts } from './CalendarParts'
import { listCalendars } from './calendars/listCalendars'
import { removeCalendar } from './calendars/removeCalendar'
import { saveCalendar } from './calendars/saveCalendar'
import { readPreferences, savePreferences } from './preferences/calendarPreferences'
import { listOccurrences } from './shown/listOccurrences'
import { readEvent } from './shown/shownEvent'

/** As core's `CalendarPort` without its files, for an account: each call sees its calendars and those shared with it. */
export interface CalendarService {
  /** @param locale language of the name of the first one, which is made at first use */
  calendars(accountId: AccountId, locale: Locale): Promise<readonly Calendar[]>
  /** @param locale as that of `calendars` */
  saveCalendar(
    accountId: AccountId,
    fields: CalendarFields,
    id: CalendarId | undefined,
    locale: Locale,
  ): Promise<Calendar>
  removeCalendar(accountId: AccountId, id: CalendarId): Promise<void>
  occurrences(accountId: AccountId, window: EventWindow): Promise<readonly Occurrence[]>
  event(accountId: AccountId, id: EventId, occurrence?: OccurrenceId): Promise<CalendarEvent>
  save(accountId: AccountId, fields: EventFields, change: EventCreation | EventChange): Promise<CalendarEvent>
  remove(accountId: AccountId, id: EventId, reach: EventReach): Promise<EventUndoId | undefined>
  restore(accountId: AccountId, undo: EventUndoId): Promise<void>
  uninvite(accountId: AccountId, id: EventId, addresses: readonly string[]): Promise<void>
  answer(
    accountId: AccountId,
    id: EventId,
    answer: InvitationAnswer,
    occurrence?: OccurrenceId,
  ): Promise<void>
  preferences(accountId: AccountId): Promise<CalendarPreferences>
  savePreferences(accountId: AccountId, preferences: CalendarPreferences): Promise<void>
}

/** Puts the calls of this folder together. @source CA-01, CA-02, CA-03, CA-04, CA-06, CA-08 */
export function createCalendarService(parts: CalendarParts): CalendarService {
  const { db } = parts.database
  return {
    calendars: (accountId, locale) => listCalendars(parts, accountId, locale),
    saveCalendar: (accountId, fields, id, locale) =>
      saveCalendar(parts, accountId, { fields, locale, ...(id !== undefined && { id }) }),
    removeCalendar: (accountId, id) => removeCalendar(parts, accountId, id),
    occurrences: (accountId, window) => listOccurrences(db, accountId, window),
    event: (accountId, id, occurrence) => readEvent(db, accountId, id, occurrence),
    save: (accountId, fields, change) =>
      'requestId' in change
        ? saveNewEvent(parts, accountId, fields, change)
        : changeEvent(parts, accountId, fields, change),
    remove: (accountId, id, reach) => removeEvent(parts, accountId, id, reach),
    restore: (accountId, undo) => restoreEvents(parts, accountId, undo),
    uninvite: (accountId, id, addresses) => uninviteGuests(parts, accountId, id, addresses),
    answer: (accountId, id, answer, occurrence) =>
      answerEvent(parts, accountId, id, { answer, ...(occurrence !== undefined && { occurrence }) }),
    preferences: (accountId) => readPreferences(db, accountId),
    savePreferences: (accountId, preferences) => savePreferences(db, accountId, preferences),
  }
}
