import { expect, it } from 'vitest'
import { rowsOfWindow } from './useDrawnRows'

it('[ML-14] [ML-26] the first list of a page draws the rows that fit below and above what stands around it, by its density', () => {
  expect(rowsOfWindow(800, 'comfortable')).toBe(15)
  expect(rowsOfWindow(800, 'compact')).toBe(19)
  expect(rowsOfWindow(300, 'comfortable')).toBe(12)
  expect(rowsOfWindow(0, 'compact')).toBe(12)
})
