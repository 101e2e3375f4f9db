import type { CalendarEvent, EventFields } from './CalendarEvent'

/** What a form says of an event that is there, for it to be changed. */
export const eventFieldsOf = (event: CalendarEvent): EventFields => ({
  calendarId: event.calendarId,
  title: event.title,
  place: event.place,
  note: event.note,
  time: event.time,
  timeZone: event.timeZone,
  ...(event.recurrence && { recurrence: event.recurrence }),
  ...(event.color !== undefined && { color: event.color }),
  ...(event.reminderMinutes !== undefined && { reminderMinutes: event.reminderMinutes }),
  guests: event.guests.map(({ address, name, isOptional }) => ({ address, name, isOptional })),
})
