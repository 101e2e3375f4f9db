import type { BodyOf, Contract } from '@mailroom/api'

type EventFormBody = Omit<BodyOf<Contract['createEvent']>, 'request_id' | 'folder' | 'uid'>

/** A form for an event of an hour that takes place once, for tests of routes. */
export const eventForm = (
  calendarId: number,
  title: string,
  change: Partial<EventFormBody> = {},
): EventFormBody => ({
  ...{ calendar_id: calendarId, title, place: '', remark: '', is_all_day: false },
  ...{ start: '2026-12-24T10:00:00.000Z', end: '2026-12-24T11:00:00.000Z', timezone: 'Asia/Shanghai' },
  ...{ recurrence: null, color: null, reminder: null, participants: [] },
  ...change,
})

/** A file of one event, as a form sends it. */
export function calendarFileForm(title: string, fields: Readonly<Record<string, string>>): FormData {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Test//EN',
    'BEGIN:VEVENT',
    'UID:of-a-file@out.example',
    'DTSTAMP:20261121T080000Z',
    'DTSTART:20261201T080000Z',
    'DTEND:20261201T090000Z',
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([text], { type: 'text/calendar' }), 'calendar.ics')
  return form
}
