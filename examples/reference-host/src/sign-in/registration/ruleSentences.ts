import { maxPasswordLength, type PasswordRules } from '@mailroom/core'
import type { SayRegistration } from './loadWords'

/** What a new password must be like, in one line. @source SE-23 */
export function ruleSentences(rules: PasswordRules, say: SayRegistration): string {
  const { minLength = 8, characterClasses: kinds = 2 } = rules
  return [
    say('ruleLength', { min: minLength, max: maxPasswordLength }),
    say('ruleKinds', { kinds }),
    rules.refuseDigitRuns && say('ruleDigitRuns'),
    rules.refuseLetterRuns && say('ruleLetterRuns'),
    rules.refuseRepeats && say('ruleRepeats'),
    rules.refuseAccountName && say('ruleAccountName'),
    rules.refuseFullSpelling && say('ruleFullSpelling'),
  ]
    .filter(Boolean)
    .join(say('between'))
}
