import {
  calendarViews,
  firstDays,
  MailroomError,
  reminderMinutes,
  type CalendarPreferences,
} from '@mailroom/core'

/** How calendars are shown, if that makes sense. @throws MailroomError `invalid` with the fields at fault @source CA-06 */
export function checkedPreferences(preferences: CalendarPreferences): CalendarPreferences {
  const { view, firstDay, dayStartsHour, dayEndsHour, reminderMinutes: minutes, hidden } = preferences
  const faults = {
    view: !calendarViews.includes(view),
    firstDay: !firstDays.includes(firstDay),
    dayStartsHour: !isHour(dayStartsHour) || !(dayStartsHour < dayEndsHour),
    dayEndsHour: !isHour(dayEndsHour),
    reminderMinutes: minutes !== undefined && !reminderMinutes.some((each) => each === minutes),
    hidden: !hidden.every(Number.isSafeInteger),
  }
  const fields = Object.entries(faults).flatMap(([field, isFault]) => (isFault ? [[field, ['invalid']]] : []))
  if (fields.length === 0) return { ...preferences, hidden: [...new Set(hidden)] }
  throw new MailroomError('invalid', 'Calendars cannot be shown like this.', {
    fields: Object.fromEntries(fields),
  })
}

const isHour = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 24
