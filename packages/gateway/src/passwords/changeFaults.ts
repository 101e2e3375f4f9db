import {
  MailroomError,
  maxPasswordLength,
  type PasswordChangeFaults,
  type PasswordRules,
} from '@mailroom/core'

/** The sentence for each fault, by its key. */
const sentences = {
  tooShort: 'passwordLength',
  tooLong: 'passwordLength',
  tooFewClasses: 'passwordKinds',
  digitRun: 'passwordDigitRun',
  letterRun: 'passwordLetterRun',
  repeat: 'passwordRepeat',
  accountName: 'passwordAccountName',
  fullSpelling: 'passwordFullSpelling',
  unchanged: 'passwordUnchanged',
  different: 'passwordDifferent',
} as const

/** Throws `invalid` with a sentence for every fault, under the field as the wire calls it. @source SE-23 */
export function changeFaults(faults: PasswordChangeFaults, rules: Required<PasswordRules>): void {
  const fields = {
    password: faults.current.map(() => 'passwordRequired'),
    new_password: faults.next.map((fault) =>
      fault === 'required'
        ? 'passwordNewRequired'
        : fault === 'tooFewClasses' && rules.characterClasses === 4
          ? 'passwordAllKinds'
          : sentences[fault],
    ),
    confirm_password: faults.confirmation.map((fault) =>
      fault === 'required' ? 'passwordConfirmRequired' : sentences[fault],
    ),
  }
  const wrong = Object.entries(fields).filter(([, said]) => said.length > 0)
  if (wrong.length === 0) return
  const { minLength, characterClasses } = rules
  throw new MailroomError('invalid', 'The password cannot be changed to this.', {
    fields: Object.fromEntries(wrong),
    values: { min: `${minLength}`, max: `${maxPasswordLength}`, kinds: `${characterClasses}` },
  })
}
