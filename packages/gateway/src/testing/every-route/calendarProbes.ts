import { calendarFileForm, eventForm } from '../eventForm'
import { probe } from './Probe'
import { canary, type World } from './World'

/** The calls of calendars and events: those that read, those that change, and those that take something away. */
export function calendarProbes(world: World) {
  const { calendarId, scheduledEventId, removedEvents } = world
  const calendar = { path: { id: String(calendarId) } }
  const event = { path: { id: String(scheduledEventId) } }
  const days = { start: '2026-12-01T00:00:00Z', end: '2027-01-01T00:00:00Z', timezone: 'UTC' }
  const whole = { reach: 'all', occurrence: null } as const
  const named = { name: canary, color: 'red', sharees: [] } as const
  return {
    reading: {
      calendars: probe('manage', 200),
      events: probe('manage', 200, { query: days }),
      event: probe('manage', 404, { ...event, query: {} }),
      exportEvents: probe('manage', 404, { query: { calendar_id: String(calendarId) } }),
      calendarPreferences: probe('manage', 200),
    },
    changing: {
      createCalendar: probe('manage', 200, { body: { ...named, name: 'walked' } }),
      updateCalendar: probe('manage', 404, { ...calendar, body: named }),
      createEvent: probe('manage', 404, {
        body: { request_id: 'walked-event-of-the-route', ...eventForm(calendarId, canary) },
      }),
      updateEvent: probe('manage', 404, { ...event, body: { ...whole, ...eventForm(calendarId, canary) } }),
      restoreEvents: probe('manage', 404, { body: { undo_id: removedEvents } }),
      cancelInvitor: probe('manage', 404, { ...event, body: { emails: ['nobody@out.example'] } }),
      // Nobody has invited her to what is her own.
      answerEvent: probe('manage', 404, { ...event, body: { status: 'pass', occurrence: null } }, 409),
      importEvents: probe('manage', 404, {
        form: calendarFileForm(canary, { calendar_id: String(calendarId), timezone: 'UTC' }),
      }),
      saveCalendarPreferences: probe('manage', 200, {
        body: {
          ...{ view: 'week', first_day: 1, day_start: 9, day_end: 18, is_lunar: true, reminder: null },
          hidden: [],
        },
      }),
    },
    removing: {
      deleteEvent: probe('manage', 404, { ...event, body: whole }),
      deleteCalendar: probe('manage', 404, calendar),
    },
  }
}
