import type { EventRecurrence, EventTime, InvitationStatus, Invitee } from '../invitations/EventNotice'
import type { Address } from '../mail/Address'
import type { Flavour } from '../mail/ids'
import type { CalendarId, EventColor } from './Calendar'

/** Names an event, or a whole series of them, for as long as it is there. */
export type EventId = Flavour<number, 'EventId'>

/**
 * Names one event of a series by when the series has it begin, wherever it was moved since: `2026-11-27T08:00:00Z`, or of whole
 * days `2026-11-27`.
 *
 * @source RFC 5545 3.8.4.4
 */
export type OccurrenceId = Flavour<string, 'OccurrenceId'>

/** Names the state before events were removed, for `eventUndoMs`. */
export type EventUndoId = Flavour<string, 'EventUndoId'>

/** For how long removed events can be brought back. */
export const eventUndoMs = 60 * 60 * 1000

/** Times before an event at which its owner can be reminded by mail, in minutes. @source CA-02 */
export const reminderMinutes = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080] as const

/** Most people who are invited to one event. */
export const maxGuests = 500

/** Somebody who is to be invited. */
export interface EventGuest extends Address {
  readonly isOptional: boolean
}

/** What a form says of an event. @source CA-02 */
export interface EventFields {
  readonly calendarId: CalendarId
  /** 1 to `maxEventTextCharacters`, as `place`, which may be empty. */
  readonly title: string
  readonly place: string
  /** Several lines; at most `maxEventNoteCharacters`. */
  readonly note: string
  /** Never `floating`. */
  readonly time: EventTime
  /** IANA name of the zone by whose clock it comes again. */
  readonly timeZone: string
  /** `other` only for what is kept as it stands. */
  readonly recurrence?: EventRecurrence
  /** @default that of the calendar */
  readonly color?: EventColor
  /** How long before it its owner gets a mail; none without it. One of `reminderMinutes`, or what a file has brought. @source CA-07 */
  readonly reminderMinutes?: number
  /** Whoever is invited by mail; only in a calendar of one's own. */
  readonly guests: readonly EventGuest[]
}

/** What a reader sees of an event in a view of days. */
export interface Occurrence {
  readonly eventId: EventId
  readonly calendarId: CalendarId
  /** Of a series: which one. */
  readonly occurrence?: OccurrenceId
  readonly title: string
  readonly place: string
  /** `instant` or `allDay`. */
  readonly time: EventTime
  /** Its own, or that of its calendar. */
  readonly color: EventColor
  /** One of a series that differs from the others. */
  readonly isException: boolean
  readonly hasReminder: boolean
  readonly guestCount: number
  /** What the reader has said to it; absent where nobody has invited them. */
  readonly ownStatus?: InvitationStatus
  /** The reader may move it, change it and remove it. */
  readonly canEdit: boolean
}

/** An event whole, or one of a series. */
export interface CalendarEvent extends Omit<EventFields, 'guests'> {
  readonly id: EventId
  /** Of a series: which one this is. Absent: the first, which stands for all. */
  readonly occurrence?: OccurrenceId
  readonly isException: boolean
  readonly guests: readonly Invitee[]
  /** Who invites; absent where nobody is invited. */
  readonly organizer?: Address
  /** The calendar's owner invites. */
  readonly isOrganizer: boolean
  /** As that of `Occurrence`. */
  readonly ownStatus?: InvitationStatus
  /** The reader may change and remove it. What others have invited to can only be removed, coloured and reminded of. */
  readonly canEdit: boolean
  /** The reader may invite people to it. */
  readonly canInvite: boolean
}

/**
 * Which events of a series an act is about: one, that and all after it, or all. Of an event that takes place once it is `all`.
 *
 * @source CA-08
 */
export type EventReach =
  | { readonly kind: 'one' | 'following'; readonly occurrence: OccurrenceId }
  /** With an occurrence, the times that are given are those of that one: the whole series moves by as much. */
  | { readonly kind: 'all'; readonly occurrence?: OccurrenceId }

/** Days of which events are wanted. */
export interface EventWindow {
  /** ms since 1970. */
  readonly from: number
  /** ms since 1970; at most `maxWindowDays` after `from`. */
  readonly to: number
  /** IANA name of the zone whose clock says which whole days these are. */
  readonly timeZone: string
}

/** Most days of one question. */
export const maxWindowDays = 400

/** Most occurrences of one answer, the earliest. */
export const maxOccurrences = 5_000
