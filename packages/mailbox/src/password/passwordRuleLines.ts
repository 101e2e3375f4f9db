import { maxPasswordLength, type PasswordChangeFaults, type PasswordTerms } from '@mailroom/core'
import type { SayPassword } from './passwordStrings'

/** One line of the checklist. */
export interface RuleLine {
  readonly name: string
  readonly text: string
  readonly isMet: boolean
}

/**
 * The checklist of the rules in force, in the order in which faults are found.
 *
 * @param faults of the new password as it stands; one that is not there meets no rule
 * @source SE-22, SE-23
 */
export function passwordRuleLines(
  { rules }: Pick<PasswordTerms, 'rules'>,
  faults: PasswordChangeFaults['next'],
  t: SayPassword,
): RuleLine[] {
  const { characterClasses = 2, minLength = 8 } = rules
  const isEmpty = faults.includes('required')
  const line = (isAsked: boolean | undefined, name: (typeof faults)[number], text: string): RuleLine[] =>
    isAsked ? [{ name, text, isMet: !isEmpty && !faults.includes(name) }] : []
  const isRightLength = !isEmpty && !faults.includes('tooShort') && !faults.includes('tooLong')
  return [
    { name: 'length', text: t('length', { min: minLength, max: maxPasswordLength }), isMet: isRightLength },
    ...line(
      true,
      'tooFewClasses',
      characterClasses === 4 ? t('allKinds') : t('kinds', { count: characterClasses }),
    ),
    ...line(rules.refuseDigitRuns, 'digitRun', t('digitRun')),
    ...line(rules.refuseLetterRuns, 'letterRun', t('letterRun')),
    ...line(rules.refuseRepeats, 'repeat', t('repeat')),
    ...line(rules.refuseAccountName, 'accountName', t('accountName')),
    ...line(rules.refuseFullSpelling, 'fullSpelling', t('fullSpelling')),
    ...line(true, 'unchanged', t('unchanged')),
  ]
}
