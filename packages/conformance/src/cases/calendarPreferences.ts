import { defaultCalendarPreferences, type CalendarPreferences } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { inCalendars } from '../world/calendars'
import { casesOf } from '../world/ConformanceCase'

const chosen: CalendarPreferences = {
  ...{ view: 'month', firstDay: 0, dayStartsHour: 0, dayEndsHour: 24, showsLunar: false, hidden: [] },
}

/** Preferences that make no sense. */
const senseless: Readonly<Record<string, Partial<CalendarPreferences>>> = {
  'a day that ends before it begins': { dayStartsHour: 18, dayEndsHour: 9 },
  'a day without hours': { dayStartsHour: 9, dayEndsHour: 9 },
  'an hour that there is not': { dayEndsHour: 25 },
}

/** How calendars are shown. @source CA-06 */
export const calendarPreferenceCases = casesOf(
  { area: 'calendar-preferences', port: 'calendar', needs: ['calendar'] },
  [
    [
      'kept',
      'Shows calendars as is usual until somebody has chosen, and keeps all of what each chooses',
      inCalendars(async ({ calendar, home }, bob) => {
        equals(await calendar.preferences(), defaultCalendarPreferences, 'what holds at first')
        await calendar.savePreferences({ ...chosen, hidden: [home.id] })
        equals(await calendar.preferences(), { ...chosen, hidden: [home.id] }, 'what was chosen')
        await calendar.savePreferences({ ...chosen, reminderMinutes: 60 })
        equals(await calendar.preferences(), { ...chosen, reminderMinutes: 60 }, 'what was chosen then')
        equals(await bob.calendar.preferences(), defaultCalendarPreferences, 'what holds for the other')
      }),
    ],
    [
      'faults',
      'Refuses hours that make no sense, and keeps what there was',
      inCalendars(async ({ calendar }) => {
        await calendar.savePreferences(chosen)
        for (const [what, change] of Object.entries(senseless))
          await failsAs(calendar.savePreferences({ ...chosen, ...change }), 'invalid', what)
        equals(await calendar.preferences(), chosen, 'what is kept')
      }),
    ],
  ],
)
