import {
  wireCalendar,
  wireCalendarExport,
  wireCalendarFields,
  wireCalendarImport,
  wireCalendarPreferences,
  wireCalendars,
  wireEvent,
  wireEventAnswer,
  wireEventChange,
  wireEventCreation,
  wireEventQuery,
  wireEventReach,
  wireEventRemoval,
  wireEvents,
  wireEventsQuery,
  wireEventUndo,
  wireUninvited,
} from '../../wire/calendar'
import { wireSuccess } from '../../wire/common'
import { call } from '../call'

/** Calendars and their events. While the lock of the calendar is on, none of them is answered. @source CA-01, CA-02, CA-03 */
export const calendarCalls = {
  calendars: call('GET', '/api/schedule/calendars/', {
    area: 'calendar',
    summary: 'Calendars of one’s own, and those that others share.',
    answer: wireCalendars,
  }),
  createCalendar: call('POST', '/api/schedule/calendars/', {
    area: 'calendar',
    summary: 'Makes a calendar.',
    body: wireCalendarFields,
    answer: wireCalendar,
  }),
  updateCalendar: call('PUT', '/api/schedule/calendars/{id}/', {
    area: 'calendar',
    summary: 'Changes a calendar; of one of somebody else the colour that one sees.',
    body: wireCalendarFields,
    answer: wireCalendar,
  }),
  deleteCalendar: call('DELETE', '/api/schedule/calendars/{id}/', {
    area: 'calendar',
    summary: 'Removes a calendar with its events, or leaves one of somebody else.',
    answer: wireSuccess,
  }),
  events: call('GET', '/api/schedule/events/', {
    area: 'calendar',
    summary: 'Events in some days, each of a series on its own.',
    query: wireEventsQuery,
    answer: wireEvents,
  }),
  event: call('GET', '/api/schedule/events/{id}/', {
    area: 'calendar',
    summary: 'An event whole, or one of its series.',
    query: wireEventQuery,
    answer: wireEvent,
  }),
  createEvent: call('POST', '/api/schedule/events/', {
    area: 'calendar',
    summary: 'Adds an event, and invites its guests by mail.',
    body: wireEventCreation,
    answer: wireEvent,
  }),
  updateEvent: call('PUT', '/api/schedule/events/{id}/', {
    area: 'calendar',
    summary: 'Changes an event, one of its series, or that and all after it; tells its guests.',
    body: wireEventChange,
    answer: wireEvent,
  }),
  deleteEvent: call('POST', '/api/schedule/events/{id}/sequence-delete/', {
    area: 'calendar',
    summary: 'Removes an event, one of its series, or that and all after it; tells its guests.',
    body: wireEventReach,
    answer: wireEventRemoval,
  }),
  restoreEvents: call('POST', '/api/schedule/events/restore/', {
    area: 'calendar',
    summary: 'Brings back what was removed in the last hour.',
    body: wireEventUndo,
    answer: wireSuccess,
  }),
  cancelInvitor: call('POST', '/api/schedule/events/{id}/cancel-invitor/', {
    area: 'calendar',
    summary: 'Withdraws the invitations of some guests.',
    body: wireUninvited,
    answer: wireSuccess,
  }),
  answerEvent: call('POST', '/api/schedule/events/{id}/answer/', {
    area: 'calendar',
    summary: 'Answers whoever has invited to an event of the calendar.',
    body: wireEventAnswer,
    answer: wireSuccess,
  }),
  importEvents: call('POST', '/api/schedule/events/import/', {
    area: 'calendar',
    summary: 'Takes over the events of an iCalendar file, at most 10 MB.',
    form: { file: 'file', fields: ['calendar_id', 'timezone'] },
    answer: wireCalendarImport,
  }),
  exportEvents: call('GET', '/api/schedule/events/export/', {
    area: 'calendar',
    summary: 'A calendar, or one event, as an iCalendar file.',
    query: wireCalendarExport,
    answer: 'binary',
  }),
  calendarPreferences: call('GET', '/api/schedule/set/', {
    area: 'calendar',
    summary: 'How calendars are shown.',
    answer: wireCalendarPreferences,
  }),
  saveCalendarPreferences: call('PUT', '/api/schedule/set/', {
    area: 'calendar',
    summary: 'Keeps how calendars are shown.',
    body: wireCalendarPreferences,
    answer: wireSuccess,
  }),
} as const
