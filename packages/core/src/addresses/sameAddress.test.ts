import { expect, it } from 'vitest'
import { sameAddress, uniqueAddresses } from './sameAddress'

it.each([
  ['a@example.com', 'a@EXAMPLE.com', true],
  ['Li.Si@example.com', 'li.si@example.com', true],
  [' a@example.com', 'a@example.com', true],
  ['e\u0301@example.com', '\u00e9@example.com', true],
  ['a@example.com', 'b@example.com', false],
  ['a@example.com', 'a@example.org', false],
])('[CO-03] compares %s with %s', (a, b, isSame) => {
  expect(sameAddress(a, { address: b })).toBe(isSame)
})

it('[CO-03] leaves out repetitions, keeping the first and the order', () => {
  const list = [
    { address: 'b@example.com', name: 'B' },
    { address: 'a@example.com', name: '' },
    { address: 'B@Example.com', name: 'other' },
  ]
  expect(uniqueAddresses(list)).toEqual(list.slice(0, 2))
})
