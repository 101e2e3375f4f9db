/** Longest password, whatever the rules in force say. @source SE-23 */
export const maxPasswordLength = 20

/** The organisation's rules for new passwords. What is absent is not asked for. @source SE-23 */
export interface PasswordRules {
  /**
   * How many of digits, lower case, upper case and other characters must be in it. 4 asks for each of them.
   * @default 2
   */
  readonly characterClasses?: 2 | 3 | 4
  /** @default 8 */
  readonly minLength?: number
  /** No three digits in a row that count up or down. */
  readonly refuseDigitRuns?: boolean
  /** No three letters in a row that follow the alphabet up or down, in either case. */
  readonly refuseLetterRuns?: boolean
  /** No character three times in a row. */
  readonly refuseRepeats?: boolean
  /** Not the account name within it. */
  readonly refuseAccountName?: boolean
  /** Not the full spelling of the user's name within it. */
  readonly refuseFullSpelling?: boolean
}

/** Whose password it is. */
export interface PasswordOwner {
  /** Account name or address; only the part before the at sign counts. */
  readonly accountName: string
  /** The name in Latin letters, without blanks: `zhangsan`. */
  readonly fullSpelling?: string
}

/** One rule that a password breaks. Views name it, with the numbers in force. */
export type PasswordFault =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooFewClasses'
  | 'digitRun'
  | 'letterRun'
  | 'repeat'
  | 'accountName'
  | 'fullSpelling'

/**
 * All rules that a new password breaks, in the order of the checklist that people see; none when it may be used.
 * The password is trimmed first, as it will be when it is saved.
 *
 * @source SE-22, SE-23
 */
export function checkPassword(password: string, rules: PasswordRules, who: PasswordOwner): PasswordFault[] {
  const text = password.trim()
  if (text === '') return ['required']
  const length = Array.from(text).length
  const faults: (PasswordFault | false | undefined)[] = [
    length < (rules.minLength ?? 8) && 'tooShort',
    length > maxPasswordLength && 'tooLong',
    countClasses(text) < (rules.characterClasses ?? 2) && 'tooFewClasses',
    rules.refuseDigitRuns && hasRun(text, /\d/) && 'digitRun',
    rules.refuseLetterRuns && hasRun(text.toLowerCase(), /[a-z]/) && 'letterRun',
    rules.refuseRepeats && /(.)\1\1/su.test(text) && 'repeat',
    rules.refuseAccountName && contains(text, who.accountName.split('@')[0]) && 'accountName',
    rules.refuseFullSpelling && contains(text, who.fullSpelling?.replace(/\s/g, '')) && 'fullSpelling',
  ]
  return faults.filter((fault): fault is PasswordFault => Boolean(fault))
}

function countClasses(text: string): number {
  return [/\d/, /[a-z]/, /[A-Z]/, /[^\da-zA-Z]/].filter((kind) => kind.test(text)).length
}

function hasRun(text: string, kind: RegExp): boolean {
  let last = Number.NaN
  let lastStep = 0
  for (const character of text) {
    const code = kind.test(character) ? character.charCodeAt(0) : Number.NaN
    const step = code - last
    if (step === lastStep && Math.abs(step) === 1) return true
    lastStep = step
    last = code
  }
  return false
}

function contains(text: string, part: string | undefined): boolean {
  return Boolean(part) && text.toLowerCase().includes(part!.toLowerCase())
}
