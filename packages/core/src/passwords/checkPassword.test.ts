import { expect, it } from 'vitest'
import { checkPassword, type PasswordFault, type PasswordRules } from './checkPassword'

const who = { accountName: 'zhang.wei@example.com', fullSpelling: 'Zhang Wei' }
const strict: PasswordRules = {
  characterClasses: 4,
  minLength: 10,
  refuseDigitRuns: true,
  refuseLetterRuns: true,
  refuseRepeats: true,
  refuseAccountName: true,
  refuseFullSpelling: true,
}

const cases: readonly (readonly [string, PasswordRules, readonly PasswordFault[]])[] = [
  ['', {}, ['required']],
  ['   ', {}, ['required']],
  ['short1', {}, ['tooShort']],
  ['longer01', {}, []],
  ['  longer0  ', {}, ['tooShort']],
  ['a1'.repeat(10), {}, []],
  [`${'a1'.repeat(10)}x`, {}, ['tooLong']],
  ['onlyletters', {}, ['tooFewClasses']],
  ['密码密码密码密码1', {}, []],
  ['lower1234', { characterClasses: 3 }, ['tooFewClasses']],
  ['Lower1234', { characterClasses: 3 }, []],
  ['Lower1234', { characterClasses: 4 }, ['tooFewClasses']],
  ['Lower_1234', { characterClasses: 4 }, []],
  ['kite7395', { minLength: 12 }, ['tooShort']],
  ['kite1239', { refuseDigitRuns: true }, ['digitRun']],
  ['kite9321', { refuseDigitRuns: true }, ['digitRun']],
  ['kite1357', { refuseDigitRuns: true }, []],
  ['kite1211', { refuseDigitRuns: true }, []],
  ['89012345a', {}, []],
  ['kabc7395', { refuseLetterRuns: true }, ['letterRun']],
  ['kCbA7395', { refuseLetterRuns: true }, ['letterRun']],
  ['kace7395', { refuseLetterRuns: true }, []],
  ['kite7775', { refuseRepeats: true }, ['repeat']],
  ['kite7757', { refuseRepeats: true }, []],
  ['xZhang.Wei9', { refuseAccountName: true }, ['accountName']],
  ['xZhangWei9', { refuseAccountName: true }, []],
  ['xzhangWEI9', { refuseFullSpelling: true }, ['fullSpelling']],
  ['Zhangwei123', strict, ['tooFewClasses', 'digitRun', 'fullSpelling']],
  ['Tp7#mango_River', strict, []],
]

it.each(cases)('[SE-23] finds in %j under %j the faults %j', (password, rules, faults) => {
  expect(checkPassword(password, rules, who)).toEqual(faults)
})

it('[SE-23] passes over name rules when there is no name', () => {
  const rules = { refuseAccountName: true, refuseFullSpelling: true }
  expect(checkPassword('kite7395', rules, { accountName: '' })).toEqual([])
})
