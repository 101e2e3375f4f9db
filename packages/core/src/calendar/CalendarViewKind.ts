/** The views of a calendar. @source CA-01 */
export const calendarViews = ['month', 'week', 'day', 'agenda'] as const

/** One of them. */
export type CalendarViewKind = (typeof calendarViews)[number]
