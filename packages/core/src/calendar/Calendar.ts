import type { Address } from '../mail/Address'
import type { Flavour } from '../mail/ids'

/** Names a calendar for as long as it is there. */
export type CalendarId = Flavour<number, 'CalendarId'>

/** Colours of calendars and events, by name. @source CA-02 */
export const eventColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
  'gray',
] as const

/** One of the ten. */
export type EventColor = (typeof eventColors)[number]

/** Most characters of the name of a calendar. @source CA-03 */
export const maxCalendarName = 20

/** Most calendars of one's own. */
export const maxCalendars = 50

/** Most people with whom one calendar is shared. */
export const maxSharees = 100

/** Most events of one calendar, each series counted once. */
export const maxCalendarEvents = 20_000

/** Somebody of this mail system who sees a calendar of somebody else. @source CA-03 */
export interface CalendarSharee extends Address {
  /** They change its events as well; else they read them. */
  readonly mayEdit: boolean
}

/** What can be said of a calendar of one's own. */
export interface CalendarFields {
  /** 1 to `maxCalendarName` characters; no two of one's own have the same. */
  readonly name: string
  readonly color: EventColor
  readonly sharees: readonly CalendarSharee[]
}

/** A calendar as its reader has it. @source CA-01, CA-03 */
export interface Calendar extends CalendarFields {
  readonly id: CalendarId
  /** `own`; of somebody else, who lets one change its events or read them. */
  readonly access: 'own' | 'edit' | 'read'
  /** Whose it is, where it is not one's own. */
  readonly owner?: Address
  /** One's first: new events come into it, and it stays. Exactly one of one's own is. */
  readonly isDefault: boolean
}
