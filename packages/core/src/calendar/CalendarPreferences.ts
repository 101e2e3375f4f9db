import type { CalendarId } from './Calendar'
import type { CalendarViewKind } from './CalendarViewKind'

/** Days on which a week may begin, 0 for Sunday. */
export const firstDays = [1, 0, 6] as const

/** How somebody wants to see calendars. @source CA-06 */
export interface CalendarPreferences {
  readonly view: CalendarViewKind
  readonly firstDay: (typeof firstDays)[number]
  /** Hours of work, from 0 to 24; the first is before the last. */
  readonly dayStartsHour: number
  readonly dayEndsHour: number
  /** Days have their name in the Chinese calendar too. @source CA-09 */
  readonly showsLunar: boolean
  /** What new events begin with; none without it. One of `reminderMinutes`. */
  readonly reminderMinutes?: number
  /** Calendars that are not shown. */
  readonly hidden: readonly CalendarId[]
}

/** What holds until somebody has chosen. */
export const defaultCalendarPreferences: CalendarPreferences = {
  view: 'week',
  firstDay: 1,
  dayStartsHour: 9,
  dayEndsHour: 18,
  showsLunar: true,
  reminderMinutes: 15,
  hidden: [],
}
