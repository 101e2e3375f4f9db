import type { AnswerOf, Contract } from '@mailroom/api'
import type { PasswordRules } from '@mailroom/core'

type WireRules = Pick<
  AnswerOf<Contract['passwordRules']>,
  | 'passwd_type'
  | 'passwd_size2'
  | 'passwd_digital'
  | 'passwd_letter'
  | 'passwd_letter2'
  | 'passwd_name'
  | 'passwd_name2'
>

/** The organisation's rules for passwords. @source SE-23 */
export const fromWireRules = (answer: WireRules): PasswordRules => ({
  characterClasses: answer.passwd_type,
  minLength: answer.passwd_size2,
  refuseDigitRuns: answer.passwd_digital,
  refuseLetterRuns: answer.passwd_letter,
  refuseRepeats: answer.passwd_letter2,
  refuseAccountName: answer.passwd_name,
  refuseFullSpelling: answer.passwd_name2,
})
