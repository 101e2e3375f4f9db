import type { CalendarFields, EventColor, InvitationStatus } from '@mailroom/core'

/** A day of the week. */
export type SeedDay = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

/** Something in a calendar of the example company. */
export interface SeedEvent {
  readonly title: string
  /** By the clock of whose it is, `Tue 14:00-15:00`; whole days without hours. Of a series, the one of this week. */
  readonly when: SeedDay | `${SeedDay} ${string}-${string}`
  /** How many weeks after the one in which the company is written. @default 0 */
  readonly week?: number
  /** Of whole days, how many. @default 1 */
  readonly days?: number
  /** `monthly`: on the same day of the same week of each month; `workdays` names the Monday. */
  readonly repeats?: 'workdays' | 'weekly' | 'monthly' | 'yearly'
  readonly place?: string
  readonly note?: string
  readonly color?: EventColor
  readonly reminderMinutes?: number
  /** What each of them has said, by account; people of other companies by address. */
  readonly guests?: Readonly<Record<string, InvitationStatus>>
  /** Those of the guests who need not come. */
  readonly optional?: readonly string[]
}

/** A calendar of somebody of the example company. */
export interface SeedCalendar {
  /** Their account. */
  readonly owner: string
  /** Absent: it is the one that everybody has. */
  readonly made?: Pick<CalendarFields, 'name' | 'color'> & {
    /** With whom it is shared, by account. */
    readonly sharees?: Readonly<Record<string, 'edit' | 'read'>>
  }
  readonly events: readonly SeedEvent[]
}
