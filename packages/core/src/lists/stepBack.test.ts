import { expect, it } from 'vitest'
import { stepBack } from './stepBack'

it.each([
  [1, 0, 20, 1],
  [1, 5, 20, 1],
  [2, 20, 20, 1],
  [2, 21, 20, 2],
  [9, 41, 20, 3],
  [3, 0, 20, 1],
])('[ML-14] shows for page %d of %d rows by %d the page %d', (page, total, size, shown) => {
  expect(stepBack(page, total, size)).toBe(shown)
})
