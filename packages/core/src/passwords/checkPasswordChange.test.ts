import { expect, it } from 'vitest'
import { checkPasswordChange } from './checkPasswordChange'

const terms = { rules: {}, owner: { accountName: 'li.na@example.com' } }
const good = { current: 'Old-pass-1', next: 'New-pass-2', confirmation: 'New-pass-2' }
const none = { current: [], next: [], confirmation: [] }

it.each([
  ['nothing at all', { current: '', next: ' ', confirmation: '' }, ['required'], ['required'], ['required']],
  ['a weak one', { ...good, next: 'short', confirmation: 'short' }, [], ['tooShort', 'tooFewClasses'], []],
  ['the one of now', { ...good, next: ' Old-pass-1', confirmation: 'Old-pass-1 ' }, [], ['unchanged'], []],
  ['two that differ', { ...good, confirmation: 'New-pass-3' }, [], [], ['different']],
] as const)('[SE-22, SE-23] says what is wrong with %s', (_name, change, current, next, confirmation) => {
  expect(checkPasswordChange(change, terms)).toEqual({ current, next, confirmation })
})

it('[SE-23] finds nothing wrong with a good change, blanks around it left out', () => {
  expect(checkPasswordChange(good, terms)).toEqual(none)
  expect(checkPasswordChange({ ...good, next: ' New-pass-2' }, terms)).toEqual(none)
})
