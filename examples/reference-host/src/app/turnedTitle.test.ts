import { expect, it } from 'vitest'
import { turnedTitle } from './turnedTitle'

it.each([
  [0, '3 封新邮件 ·'],
  [2, '封新邮件 · 3'],
  [9, '3 封新邮件 ·'],
  [11, '封新邮件 · 3'],
])('[SH-11] the title turned by %i characters', (steps, shown) => {
  expect(turnedTitle('3 封新邮件', steps)).toBe(shown)
})

it('[SH-11] cuts no character of two halves', () => {
  expect(turnedTitle('𠮷a', 1)).toBe('a · 𠮷')
})
