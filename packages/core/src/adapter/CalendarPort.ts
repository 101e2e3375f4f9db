import type { Calendar, CalendarFields, CalendarId } from '../calendar/Calendar'
import type {
  CalendarEvent,
  EventFields,
  EventId,
  EventReach,
  EventUndoId,
  EventWindow,
  Occurrence,
  OccurrenceId,
} from '../calendar/CalendarEvent'
import type { CalendarExportChoice, CalendarImport, CalendarImportOutcome } from '../calendar/CalendarFile'
import type { CalendarPreferences } from '../calendar/CalendarPreferences'
import type { DownloadedFile } from '../files/DownloadedFile'
import type { InvitationAnswer } from '../invitations/EventNotice'
import type { MessageRef } from '../mail/ids'
import type { ReadOptions, TransferOptions } from './MailroomAdapter'

/**
 * Calendars and what is in them: one's own, and those that others share. While the lock of `calendarLock` is on, every call
 * fails as `locked`.
 *
 * @source CA-01, CA-02, CA-03, CA-04
 */
export interface CalendarPort {
  /** One's own, the default one first, then by name; then those of others by owner and name. */
  calendars(options?: ReadOptions): Promise<readonly Calendar[]>
  /**
   * Makes a calendar, or changes one. `invalid` with the fields at fault and the names of `CalendarFault`, `sharees: notHere` for
   * people who have no mailbox in this system; `conflict` for a name that is taken, `overQuota` above `maxCalendars`, `notFound`.
   * Of a calendar of somebody else only the colour changes, and for oneself.
   *
   * @param id absent for a new one
   */
  saveCalendar(fields: CalendarFields, id?: CalendarId): Promise<Calendar>
  /**
   * Removes a calendar with all its events, calling off those to which people are invited; one of somebody else is only left.
   * `forbidden` for the default one; `notFound`.
   */
  removeCalendar(id: CalendarId): Promise<void>
  /**
   * Events of all calendars in some days, each of a series on its own, by their beginning; the first `maxOccurrences`. What has been
   * declined is left out. `invalid` for more than `maxWindowDays`.
   */
  occurrences(window: EventWindow, options?: ReadOptions): Promise<readonly Occurrence[]>
  /** An event whole; with `occurrence` that one of its series. `notFound` */
  event(id: EventId, occurrence?: OccurrenceId, options?: ReadOptions): Promise<CalendarEvent>
  /**
   * Adds an event, or changes what `reach` says. Whoever is invited gets a mail: the new ones an invitation, those who are no
   * longer a note that it was called off, the others of a change that matters. A new event with the same `requestId` is made once; with other fields it has those then.
   * `invalid` with the fields at fault and the names of `EventFieldFault`; `forbidden` in a calendar that may only be read, for
   * guests in one of somebody else, and for times of an event of another organizer; `overQuota`, `notFound`.
   *
   * @param change absent for a new one
   * @returns      the event, or that of the series that was changed; a part of a series may have become one of its own
   */
  save(fields: EventFields, change: EventCreation | EventChange): Promise<CalendarEvent>
  /**
   * Removes what `reach` says. Guests are told that it was called off; where somebody else has invited, they are told that one does
   * not come. `forbidden`, `notFound`.
   *
   * @returns what brings it back; undefined when somebody was told
   */
  remove(id: EventId, reach: EventReach): Promise<EventUndoId | undefined>
  /** Brings back what was removed. `notFound` when that is no longer possible. */
  restore(undo: EventUndoId): Promise<void>
  /** Withdraws the invitations of some guests, who are told. Those who are none are passed over. @source CA-04 */
  uninvite(id: EventId, addresses: readonly string[]): Promise<void>
  /**
   * Answers whoever has invited, for all of a series or one of it. `conflict` where nobody waits for an answer.
   *
   * @source CA-04
   */
  answer(id: EventId, answer: InvitationAnswer, occurrence?: OccurrenceId): Promise<void>
  /**
   * Takes over the events of an iCalendar file, all that can be, at once. `invalid` with `fields.file` for a file that is none,
   * `tooLarge` above `maxCalendarFileBytes` or `maxCalendarFileEvents`, `overQuota`, `forbidden`, `notFound`. Withdrawn, it has taken
   * over all or nothing.
   *
   * @source CA-05
   */
  importFile(file: File, how: CalendarImport, options?: TransferOptions): Promise<CalendarImportOutcome>
  /** Writes events to an iCalendar file. `notFound` @source CA-05 */
  exportFile(choice: CalendarExportChoice, options?: TransferOptions): Promise<DownloadedFile>
  /** How calendars are shown. @source CA-06 */
  preferences(options?: ReadOptions): Promise<CalendarPreferences>
  /** Keeps all of it. `invalid` for hours or a day that make no sense. */
  savePreferences(preferences: CalendarPreferences): Promise<void>
}

/** A new event. */
export interface EventCreation {
  /** 16 to 64 letters, digits, `_` or `-`, made by the caller: asked again with the same, no other event is made. */
  readonly requestId: string
  /** The mail from which it arose: what invites to it answers that. @source RD-03 */
  readonly origin?: MessageRef
}

/** A change of an event. */
export interface EventChange {
  readonly id: EventId
  readonly reach: EventReach
}
