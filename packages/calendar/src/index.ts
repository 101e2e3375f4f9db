// The calendar
export { CalendarView } from './calendar-view/CalendarView'
export type { CalendarPlace, CalendarViewProps } from './calendar-view/CalendarView'

// For the packages above: how an event comes again, in words
export { RecurrenceText } from './recurrence-text/RecurrenceText'
export type { RecurrenceTextProps } from './recurrence-text/RecurrenceText'

// How calendars are shown
export { CalendarSettings } from './settings/CalendarSettings'

// For the packages above: the form of an event, and its times
export { EventDialog } from './event-form/lazyEventDialog'
export type { EventDialogProps } from './event-form/EventDialog'
export type { EventBeginning } from './event-form/eventForm'
export { EventTimes } from './event-form/EventTimes'
export type { EventTimesProps } from './event-form/EventTimes'
export { eventTime, nextHour, ownZone, typedTimes } from './event-form/typedTimes'
export type { TypedTimes } from './event-form/typedTimes'
