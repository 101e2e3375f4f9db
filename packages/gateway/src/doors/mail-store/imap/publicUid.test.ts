import { expect, it } from 'vitest'
import { publicUid, serverUid, serverUids } from './publicUid'

const validity = 1_795_304_230
const largest = 2 ** 32 - 1

it.each([
  [validity, 1],
  [validity, largest],
  [1, 1],
  [2 ** 20, 7],
  [largest, largest],
])('[GW-03] names mail %i/%i by a whole number from which its uid is read back', (uidValidity, uid) => {
  const name = publicUid(uidValidity, uid)
  expect(Number.isSafeInteger(name)).toBe(true)
  expect(name).toBeGreaterThan(0)
  expect(serverUid(uidValidity, name)).toBe(uid)
})

it('[R6] knows no name of another UIDVALIDITY', () => {
  for (const other of [validity + 1, validity - 1, 1, validity + 86_400]) {
    expect(serverUid(other, publicUid(validity, 5))).toBeUndefined()
  }
  for (const wrong of [0, -1, 0.5, Number.NaN, Infinity, 999, 2 ** 53]) {
    expect(serverUid(validity, wrong)).toBeUndefined()
  }
})

it('[GW-03] leaves out repeated names and those of another folder', () => {
  const names = [publicUid(validity, 3), 999, publicUid(validity, 3), publicUid(validity, 1)]
  expect(serverUids(validity, names)).toEqual([3, 1])
})
