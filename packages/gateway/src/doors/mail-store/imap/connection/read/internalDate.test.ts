import { expect, it } from 'vitest'
import { readInternalDate, writeInternalDate } from './internalDate'

it('[GW-03] reads dates with their zone', () => {
  expect(readInternalDate('17-Jul-1996 02:44:25 -0700')).toBe(Date.UTC(1996, 6, 17, 9, 44, 25))
  expect(readInternalDate(' 1-jan-2026 00:10:00 +0530')).toBe(Date.UTC(2025, 11, 31, 18, 40))
})

it('[GW-03] writes what it reads', () => {
  for (const time of [0, Date.UTC(2024, 1, 29, 23, 59, 59), Date.UTC(1999, 11, 3)]) {
    expect(readInternalDate(writeInternalDate(time))).toBe(time)
  }
  expect(writeInternalDate(Date.UTC(2026, 2, 4, 5, 6, 7))).toBe(' 4-Mar-2026 05:06:07 +0000')
})

it('[GW-03] knows no date where there is none', () => {
  for (const value of [undefined, '', '17-Foo-1996 02:44:25 -0700', 'yesterday']) {
    expect(readInternalDate(value)).toBeUndefined()
  }
})
