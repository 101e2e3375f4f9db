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

/** A sentence for every fault, under the field as the wire calls it. @source SE-23 */
export const passwordFields = (faults: PasswordChangeFaults, rules: Required<PasswordRules>) => ({
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
})

/** The numbers that those sentences name. */
export const passwordNumbers = ({ minLength, characterClasses }: Required<PasswordRules>) => ({
  min: `${minLength}`,
  max: `${maxPasswordLength}`,
  kinds: `${characterClasses}`,
})

/** Throws `invalid` with all of them. @source SE-23 */
export function changeFaults(faults: PasswordChangeFaults, rules: Required<PasswordRules>): void {
  const wrong = Object.entries(passwordFields(faults, rules)).filter(([, said]) => said.length > 0)
  if (wrong.length === 0) return
  throw new MailroomError('invalid', 'The password cannot be changed to this.', {
    fields: Object.fromEntries(wrong),
    values: passwordNumbers(rules),
  })
}
