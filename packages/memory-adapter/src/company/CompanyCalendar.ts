import type { Address, EventColor, EventRecurrence, InvitationStatus } from '@mailroom/core'

/** A calendar beside the first one of its owner. */
export interface CompanyCalendar {
  /** Account. */
  readonly owner: string
  readonly name: string
  readonly color: EventColor
  /** Accounts that change its events. */
  readonly edit?: readonly string[]
  /** Accounts that read them. */
  readonly read?: readonly string[]
}

/** What stands in a calendar. Without `starts` it takes whole days. */
export interface CompanyEvent {
  /** Account. */
  readonly owner: string
  /** By its name. @default the first */
  readonly calendar?: string
  readonly title: string
  readonly place?: string
  readonly note?: string
  /** Days after the Monday of the week in which the adapter is made. @default 0 */
  readonly day?: number
  /** The day itself, `2026-10-01`, in place of `day`. */
  readonly date?: string
  /** By the clock of its zone, `09:30`. */
  readonly starts?: string
  /** @default 60 */
  readonly minutes?: number
  /** Of whole days. @default 1 */
  readonly days?: number
  /** IANA name. */
  readonly timeZone: string
  readonly recurrence?: EventRecurrence
  readonly color?: EventColor
  readonly reminderMinutes?: number
  /** What colleagues who are invited have said, by account. */
  readonly guests?: Readonly<Record<string, InvitationStatus>>
  /** Those of them who need not come. */
  readonly optional?: readonly string[]
  /** Guests from elsewhere, who have said nothing. */
  readonly outside?: readonly Address[]
}
