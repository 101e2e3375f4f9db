import type { CalendarId } from './Calendar'
import type { EventId } from './CalendarEvent'

/** Largest file that events are read from, in bytes. @source CA-05 */
export const maxCalendarFileBytes = 10 * 1024 * 1024

/** Most events of one file. */
export const maxCalendarFileEvents = 10_000

/** Where the events of a file come. */
export interface CalendarImport {
  readonly calendarId: CalendarId
  /** IANA name: of times that say no zone. */
  readonly timeZone: string
}

/** What became of the events of a file. Nobody is invited by it. @source CA-05 */
export interface CalendarImportOutcome {
  readonly added: number
  /** There before, by their own name, and overwritten. */
  readonly changed: number
  /** In the order of the file; the first `maxCalendarFaults`. */
  readonly faults: readonly CalendarFileFault[]
  /** How many could not be taken over. */
  readonly faultCount: number
}

/** An event of a file that could not be taken over. */
export interface CalendarFileFault {
  /** What it is called; may be empty. */
  readonly title: string
  /** It does not say when; its rule makes no sense, or never ends to be computed. */
  readonly fault: 'noTime' | 'noRule'
}

/** Faults that are told one by one. */
export const maxCalendarFaults = 100

/** What is written to a file: a calendar, or one event with all its series. */
export type CalendarExportChoice = { readonly calendarId: CalendarId } | { readonly eventId: EventId }
