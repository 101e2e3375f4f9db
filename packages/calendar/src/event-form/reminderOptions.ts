import { reminderMinutes } from '@mailroom/core'
import type { SelectOption } from '@mailroom/ui'
import type { SayEventForm } from './eventFormStrings'

/** What stands for no reminder. */
const none = ''

/**
 * When somebody can be reminded, as lines to choose one from; one that a file has brought is among them.
 *
 * @param value minutes before the event, undefined for no reminder
 * @source CA-07
 */
export function reminderOptions(t: SayEventForm, value: number | undefined): readonly SelectOption[] {
  const all = new Set<number>([...reminderMinutes, ...(value === undefined ? [] : [value])])
  return [
    { value: none, label: t('reminder_none') },
    ...[...all]
      .sort((one, other) => one - other)
      .map((minutes) => ({ value: String(minutes), label: reminderText(t, minutes) })),
  ]
}

/** @returns minutes before the event, undefined for no reminder */
export const chosenReminder = (value: string): number | undefined =>
  value === none ? undefined : Number(value)

/** The value of a line. @param minutes undefined for no reminder */
export const reminderValue = (minutes: number | undefined): string =>
  minutes === undefined ? none : String(minutes)

/** How long before an event, in words. */
export function reminderText(t: SayEventForm, minutes: number): string {
  if (minutes === 0) return t('reminder_now')
  if (minutes % 10_080 === 0) return t('weeksBefore', { count: minutes / 10_080 })
  if (minutes % 1_440 === 0) return t('daysBefore', { count: minutes / 1_440 })
  return minutes % 60 === 0
    ? t('hoursBefore', { count: minutes / 60 })
    : t('minutesBefore', { count: minutes })
}
