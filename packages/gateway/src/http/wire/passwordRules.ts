import type { PasswordRules } from '@mailroom/core'

/** The organisation's rules for passwords, each said, in the names of the texts. @source SE-23 */
export const toWireRules = (rules: PasswordRules) => ({
  passwd_type: rules.characterClasses ?? 2,
  passwd_size2: rules.minLength ?? 8,
  passwd_digital: rules.refuseDigitRuns ?? false,
  passwd_letter: rules.refuseLetterRuns ?? false,
  passwd_letter2: rules.refuseRepeats ?? false,
  passwd_name: rules.refuseAccountName ?? false,
  passwd_name2: rules.refuseFullSpelling ?? false,
})
