import { expect, it } from 'vitest'
import { unicodeDomain } from './punycode'

it.each([
  ['example.com', 'example.com'],
  ['xn--fsqu00a.xn--fiqs8s', '例子.中国'],
  ['XN--Mnchen-3ya.de', 'münchen.de'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['xn--.com', '.com'],
  ['xn--99999999999999.com', 'xn--99999999999999.com'],
  ['xn--a!b.com', 'xn--a!b.com'],
])('[X8] reads the domain %s as %s', (domain, letters) => {
  expect(unicodeDomain(domain)).toBe(letters)
})
