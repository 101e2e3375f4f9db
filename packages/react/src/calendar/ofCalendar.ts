/** What may be another now that something in a calendar is. */
export const ofCalendar = ['calendars', 'occurrences', 'event'] as const
