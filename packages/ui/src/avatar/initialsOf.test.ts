import { contrastRatio } from '@mailroom/theme'
import { expect, it } from 'vitest'
import { avatarColor, avatarColors } from './avatarColor'
import { initialsOf } from './initialsOf'

it.each([
  ['王小明', '小明'],
  ['李娜', '李娜'],
  ['欧阳修远', '修远'],
  ['王小明 (Ming)', '小明'],
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['björn ödegård', 'BÖ'],
  ['Zoë', 'Z'],
  ['ops@example.com', 'O'],
  ['"Smith, John"', 'SJ'],
  ['😀', '?'],
  ['  ', '?'],
  ['𠮷田 太郎', '太郎'],
])('[ML-13] writes %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('[ML-13] gives one person one colour, however the address is written', () => {
  expect(avatarColor('Ada@Example.com ')).toBe(avatarColor('ada@example.com'))
})

it('[ML-13] spreads people over the colours', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`user${index}@example.com`)))
  expect(seen.size).toBe(avatarColors.length)
})

it.each(avatarColors)('[IX-03] carries white letters on %s', (color) => {
  expect(contrastRatio('#ffffff', color)).toBeGreaterThanOrEqual(4.5)
})
