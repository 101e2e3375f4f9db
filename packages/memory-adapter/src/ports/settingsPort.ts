import {
  MailroomError,
  densities,
  layoutSizesOf,
  locales,
  markReadDelays,
  pageSizes,
  readingPanes,
  undoDelays,
  writingModes,
  type SettingsPort,
} from '@mailroom/core'
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
        check('readingPane', readingPanes, settings.readingPane)
        check('density', densities, settings.density)
        check('markReadSeconds', markReadDelays, settings.markReadSeconds)
        check('undoSeconds', undoDelays, settings.undoSeconds)
        check('writingMode', writingModes, settings.writingMode)
        seat.user.settings = { ...settings, sizes: layoutSizesOf(settings.sizes) }
      }),
  }
}

function check<T>(field: string, choices: readonly T[], value: T): void {
  if (choices.includes(value)) return
  const message = `${field} is one of ${choices.join(', ')}.`
  throw new MailroomError('invalid', message, { fields: { [field]: [message] } })
}
