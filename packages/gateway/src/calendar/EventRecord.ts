import type { Address, EventFacts, OccurrenceId } from '@mailroom/core'

/** An event as it is kept and as iCalendar has it: one that takes place once, or a series with its exceptions. @source CA-02 */
export interface EventRecord extends EventFacts {
  /** The name by which all calendar programs know it (RFC 5545 3.8.4.7); hostile where it came from outside. */
  readonly uid: string
  /** Grows with each change that matters to guests. */
  readonly sequence: number
  /** IANA name of the zone by whose clock it comes again. */
  readonly timeZone: string
  /** The value of an RRULE, `FREQ=WEEKLY;BYDAY=MO`; absent where it takes place once. */
  readonly rule?: string
  /** Days or times beside those of the rule. */
  readonly addedDates: readonly OccurrenceId[]
  /** Those of the rule that do not take place. */
  readonly leftOut: readonly OccurrenceId[]
  readonly exceptions: readonly EventException[]
  /** Who invites; absent where nobody is invited. */
  readonly organizer?: Address
}

/** One of a series that differs, whole. */
export interface EventException extends EventFacts {
  readonly occurrence: OccurrenceId
}
