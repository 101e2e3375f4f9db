import type { Calendar, CalendarId, EventId, EventTime, OccurrenceId } from '@mailroom/core'

/** A window that is wanted, and what it is about. */
export type Asked =
  /** With the times that somebody has drawn, and the calendar that it should come into. @default calendar the default one */
  | { readonly kind: 'newEvent'; readonly time: EventTime; readonly calendar?: CalendarId }
  /** Of a series with the one of it that was looked at. */
  | { readonly kind: 'editEvent'; readonly id: EventId; readonly occurrence?: OccurrenceId }
  | { readonly kind: 'newCalendar' }
  /** Name, colour and whom it is shared with; `share` begins at the people. Removing one of somebody else only leaves it. */
  | { readonly kind: 'editCalendar' | 'share' | 'removeCalendar'; readonly calendar: Calendar }
  /** Into which calendar, and what of, may be chosen again. @default calendar the default one */
  | { readonly kind: 'import' | 'export'; readonly calendar?: Calendar }
