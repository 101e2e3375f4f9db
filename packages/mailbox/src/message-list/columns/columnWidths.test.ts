import { expect, it } from 'vitest'
import { allowedWidth, columnLimits, columnNames } from './columnWidths'

it('[ML-26] keeps a column between its limits, in whole pixels', () => {
  expect(allowedWidth('people', 10)).toBe(120)
  expect(allowedWidth('people', 9_999)).toBe(400)
  expect(allowedWidth('size', 99.6)).toBe(100)
})

it.each(columnNames)('[ML-10] has room for %s as the texts have it', (name) => {
  const { usual } = columnLimits[name]
  expect(allowedWidth(name, usual)).toBe(usual)
})
