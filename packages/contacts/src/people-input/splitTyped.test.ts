import { expect, it } from 'vitest'
import { splitTyped } from './splitTyped'

it.each([
  ['a comma', 'a@example.com,', ['a@example.com']],
  ['a semicolon', 'a@example.com;', ['a@example.com']],
  ['a wide comma', 'a@example.com，', ['a@example.com']],
  ['a wide semicolon', 'a@example.com； ', ['a@example.com']],
  ['a blank after an address', 'a@example.com ', ['a@example.com']],
  ['a pasted list with blanks', 'a@example.com b@example.com', ['a@example.com', 'b@example.com']],
  ['a name before the address', '王磊 <wang@example.com>,', ['wang@example.com']],
])('[CO-03] takes what is typed at %s', (_name, text, addresses) => {
  const { finished, rest } = splitTyped(text)
  expect(finished.map(({ address }) => address)).toEqual(addresses)
  expect(rest).toBe('')
})

it.each([
  ['a name', 'Wang '],
  ['an address', 'a@example.com'],
  ['a name in quotes', '"Lei, '],
  ['an address in brackets', 'Wang Lei <wang@example.com,'],
  ['blanks', '  '],
])('[CO-03] leaves %s alone that is still being typed', (_name, text) => {
  expect(splitTyped(text)).toEqual({ finished: [], rest: text })
})
