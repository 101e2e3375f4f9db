import { expect, it } from 'vitest'
import { contrastRatio, parseHex } from './contrast'

it('[EM-05] measures contrast as WCAG 2.2 defines it, whichever colour comes first', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#fff', '#000')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrastRatio('#123456', '#123456')).toBe(1)
})

it('[EM-05] refuses to measure what is not a colour of its kind', () => {
  expect(() => contrastRatio('red', '#fff')).toThrow(TypeError)
})

it.each([
  ['#33B679', [51, 182, 121]],
  ['#0f0', [0, 255, 0]],
  [' #0a0b0c ', [10, 11, 12]],
])('[EM-05] reads %s', (color, expected) => {
  expect(parseHex(color)).toEqual(expected)
})
