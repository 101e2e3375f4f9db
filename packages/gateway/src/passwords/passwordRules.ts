import type { PasswordRules } from '@mailroom/core'
import type { Settings } from '../config/Settings'

/** What of the settings makes the rules. */
export type PasswordSettings = Pick<
  Settings,
  | 'passwordKinds'
  | 'passwordMinLength'
  | 'passwordNoDigitRuns'
  | 'passwordNoLetterRuns'
  | 'passwordNoRepeats'
  | 'passwordNoAccountName'
  | 'passwordNoFullSpelling'
>

const kinds = { '2': 2, '3': 3, '4': 4 } as const

/** The organisation's rules for passwords, each said. @source SE-23 */
export const passwordRules = (settings: PasswordSettings): Required<PasswordRules> => ({
  characterClasses: kinds[settings.passwordKinds],
  minLength: settings.passwordMinLength,
  refuseDigitRuns: settings.passwordNoDigitRuns,
  refuseLetterRuns: settings.passwordNoLetterRuns,
  refuseRepeats: settings.passwordNoRepeats,
  refuseAccountName: settings.passwordNoAccountName,
  refuseFullSpelling: settings.passwordNoFullSpelling,
})
