import {
  calendarViews,
  defaultCalendarPreferences,
  firstDays,
  MailroomError,
  reminderMinutes,
  type CalendarPreferences,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { seenCalendars } from '../rights/seenCalendars'

/** As core's `CalendarPort.preferences`. */
export async function readPreferences(db: Executor, accountId: AccountId): Promise<CalendarPreferences> {
  const row = await db
    .selectFrom('calendar_preferences')
    .select('preferences')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return defaultCalendarPreferences
  // What an earlier version did not keep is as it is for all; but no reminder is a choice.
  const { reminderMinutes: _minutes, ...defaults } = defaultCalendarPreferences
  return { ...defaults, ...(JSON.parse(row.preferences) as Partial<CalendarPreferences>) }
}

/** As core's `CalendarPort.savePreferences`; calendars that are not seen any more are not hidden any more. */
export async function savePreferences(
  db: Executor,
  accountId: AccountId,
  given: CalendarPreferences,
): Promise<void> {
  requireSense(given)
  const seen = new Set((await seenCalendars(db, accountId)).map(({ id }) => id))
  const hidden = [...new Set(given.hidden)].filter((id) => seen.has(id))
  const preferences = JSON.stringify({ ...given, hidden })
  await db
    .insertInto('calendar_preferences')
    .values({ account_id: accountId, preferences })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ preferences }))
    .execute()
}

/** `invalid` with the fields at fault, by the names of the wire. */
function requireSense(preferences: CalendarPreferences): void {
  const { view, firstDay, dayStartsHour, dayEndsHour, reminderMinutes: minutes } = preferences
  const isOrdered = dayStartsHour < dayEndsHour
  const sense = {
    view: calendarViews.includes(view),
    first_day: firstDays.includes(firstDay),
    day_start: isHour(dayStartsHour) && isOrdered,
    day_end: isHour(dayEndsHour),
    reminder: minutes === undefined || reminderMinutes.some((each) => each === minutes),
  }
  const faults = Object.entries(sense).filter(([, makesSense]) => !makesSense)
  if (faults.length > 0)
    throw new MailroomError('invalid', 'Calendars cannot be shown like this.', {
      fields: Object.fromEntries(faults.map(([field]) => [field, ['fieldInvalid']])),
    })
}

const isHour = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 24
