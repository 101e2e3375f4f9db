import type { EventColor, EventTime, InvitationStatus, OccurrenceId } from '@mailroom/core'
import type { Generated } from 'kysely'
import type { Bit } from './AccountTables'

/** What an event and one of a series that differs have alike. */
interface EventFactColumns {
  title: string
  place: string
  note: string
  kind: Exclude<EventTime['kind'], 'floating'>
  starts_at: number
  /** Of whole days 0:00 UTC of the first that no longer counts, as `starts_at` of the first that does. */
  ends_at: number
  /** Null: that of the calendar. */
  color: EventColor | null
  /** Null: nobody is reminded. */
  reminder_minutes: number | null
}

/** Tables of `calendar/`. */
export interface CalendarTables {
  calendars: {
    id: Generated<number>
    account_id: number
    name: string
    /** `calendarKey` of it: no two calendars of an account have the same. */
    name_key: string
    color: EventColor
    /** One of an account's at most. */
    is_default: Bit
    created_at: number
  }
  /** Who else sees a calendar. */
  calendar_shares: {
    calendar_id: number
    /** Who sees it. */
    account_id: number
    may_edit: Bit
    /** The colour that they see; null for the owner's. */
    color: EventColor | null
  }
  /** What people have chosen; without a row, what holds for all. */
  calendar_preferences: {
    account_id: number
    /** `CalendarPreferences` as JSON. */
    preferences: string
  }
  /** Events that take place once, and series. */
  events: EventFactColumns & {
    id: Generated<number>
    calendar_id: number
    /** As it was written, of any length. */
    uid: string
    /** `uidKey` of it. */
    uid_key: string
    /** The account that has made it, and its name for that; null for what came from outside. */
    requested_by: number | null
    request_id: string | null
    time_zone: string
    /** As `soundRule` keeps it. */
    rule: string | null
    /** JSON list of `OccurrenceId`. */
    added_dates: string
    /** JSON list of `OccurrenceId`. */
    left_out: string
    /** 1 for a series, and for what lasts longer than a form permits. */
    is_long: Bit
    /** The first moment at which any of it begins. */
    series_starts_at: number
    /** The last moment at which any of it ends; `horizon` for ever. */
    series_ends_at: number
    sequence: number
    organizer_address: string | null
    organizer_name: string | null
    created_at: number
    changed_at: number
  }
  /** Who is invited. */
  event_guests: {
    event_id: number
    /** The one of a series that differs; empty for the event itself. */
    occurrence: OccurrenceId | ''
    /** `addressKey` of it. */
    address_key: string
    /** Their order. */
    place: number
    address: string
    name: string
    is_optional: Bit
    status: InvitationStatus
    /** Null until they have said something. */
    answered_at: number | null
  }
  /** Those of a series that differ, whole. */
  event_exceptions: EventFactColumns & {
    event_id: number
    occurrence: OccurrenceId
  }
  /** Removed events that can still be brought back. */
  event_undo: {
    token: string
    /** Who has removed them. */
    account_id: number
    calendar_id: number
    /** `RemovedEvent` as JSON. */
    removed: string
    expires_at: number
  }
}
