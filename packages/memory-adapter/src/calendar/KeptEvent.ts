import type {
  Address,
  CalendarFields,
  CalendarId,
  CalendarSharee,
  EventColor,
  EventFacts,
  EventId,
  EventRecurrence,
  OccurrenceId,
} from '@mailroom/core'
import type { Account } from '../system/Account'

/** Somebody who sees a calendar of somebody else. */
export interface KeptSharee extends CalendarSharee {
  readonly account: Account
  /** What they have it shown in. @default that of the calendar */
  readonly color?: EventColor
}

/** A calendar, whoever sees it. */
export interface KeptCalendar extends CalendarFields {
  readonly id: CalendarId
  readonly owner: Account
  readonly isDefault: boolean
  readonly sharees: readonly KeptSharee[]
}

/** An event that takes place once, or a series of them with its exceptions. */
export interface EventSeries extends EventFacts {
  /** The name by which all calendar programs know it. */
  readonly uid: string
  /** Grows with each change that matters to guests. */
  readonly sequence: number
  readonly timeZone: string
  readonly recurrence?: EventRecurrence
  /** The rule of a file that the form cannot make, as it stands there. */
  readonly rule?: string
  readonly leftOut: readonly OccurrenceId[]
  /** By the one of the series that differs. */
  readonly exceptions: ReadonlyMap<OccurrenceId, EventFacts>
  /** Absent where nobody is invited. */
  readonly organizer?: Address
}

/** A series as all have it in whose calendars it is; whoever organizes it changes it for them. */
export interface HeldSeries {
  series: EventSeries
}

/** An event in a calendar. */
export interface KeptEvent {
  readonly id: EventId
  readonly calendarId: CalendarId
  readonly held: HeldSeries
  /** Of what somebody else has invited to: what the owner of the calendar has made of it. */
  readonly invited?: Pick<EventFacts, 'color' | 'reminderMinutes'> & {
    /** From when on they do not come; ms since 1970, by the series. */
    readonly endsBefore?: number
  }
}
