import { MailroomError, locales, pageSizes, type SettingsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** What whoever is signed in has chosen. */
export function createSettingsPort(seat: Seat, calls: Calls): SettingsPort {
  return {
    load: (options) => calls.make('settings.load', () => seat.user.settings, options),
    save: (change) =>
      calls.make('settings.save', () => {
        const settings = { ...seat.user.settings, ...change }
        check('pageSize', pageSizes, settings.pageSize)
        if (settings.locale !== undefined) check('locale', locales, settings.locale)
        check('colorScheme', ['light', 'dark', 'auto'], settings.colorScheme)
        seat.user.settings = settings
      }),
  }
}

function check<T>(field: string, choices: readonly T[], value: T): void {
  if (choices.includes(value)) return
  const message = `${field} is one of ${choices.join(', ')}.`
  throw new MailroomError('invalid', message, { fields: { [field]: [message] } })
}
