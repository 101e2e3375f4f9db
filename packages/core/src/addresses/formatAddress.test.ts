import { expect, it } from 'vitest'
import { formatAddress } from './formatAddress'
import { parseAddresses } from './parseAddresses'

it('[RD-05] writes an address without a name as it is', () => {
  expect(formatAddress({ address: 'a@example.com', name: ' ' })).toBe('a@example.com')
})

it('[RD-05] writes a plain name without quotes', () => {
  expect(formatAddress({ address: 'a@example.com', name: '张 三' })).toBe('张 三 <a@example.com>')
})

it.each([
  '王小明',
  'Doe, John',
  '王，小明；',
  'A "B" C',
  'back\\slash',
  '<b@example.com>',
  'b@example.com',
  'R&D (Shanghai)',
  "Miles O'Brien",
  'x、y',
])('[CO-03] writes the name %j so that it is read back', (name) => {
  const text = formatAddress({ address: 'a@example.com', name })
  expect(parseAddresses(`${text}, ${text}`)).toEqual([
    { address: 'a@example.com', name, isValid: true, text },
    { address: 'a@example.com', name, isValid: true, text },
  ])
})

it('[RD-05] lets no control character out of a name', () => {
  expect(formatAddress({ address: 'a@example.com', name: 'A\r\nBcc: b@example.com' })).toBe(
    '"A Bcc: b@example.com" <a@example.com>',
  )
})
