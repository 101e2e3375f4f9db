import { expect, it } from 'vitest'
import { expandRanges, rangeSet, readRanges, uidSets } from './uidSet'

it('[GW-03] says uids in as few characters as can be', () => {
  expect(uidSets([])).toEqual([])
  expect(uidSets([9, 3, 1, 2, 2, 4])).toEqual(['1:4,9'])
  expect(uidSets([2 ** 32 - 1])).toEqual(['4294967295'])
})

it('[GW-03] cuts a set before a command grows too long for a server, losing none', () => {
  const uids = Array.from({ length: 5_000 }, (_, index) => 1_000_000 + index * 2)
  const sets = uidSets(uids)
  expect(sets.length).toBeGreaterThan(1)
  for (const set of sets) expect(set.length).toBeLessThanOrEqual(7_000)
  expect(sets.flatMap((set) => expandRanges(set, uids.length))).toEqual(uids)
})

it('[GW-03] refuses what is no uid', () => {
  for (const uid of [0, -1, 1.5, Number.NaN, 2 ** 32, Number.POSITIVE_INFINITY]) {
    expect(() => uidSets([uid]), `${uid}`).toThrow(expect.objectContaining({ kind: 'notFound' }))
  }
  expect(() => rangeSet({ from: 0, to: '*' })).toThrow('uid 0')
  expect(rangeSet({ from: 5, to: '*' })).toBe('5:*')
})

it('[GW-03] reads ranges of a server without making a number of each', () => {
  expect(readRanges('3,9:7,1:4294967295,x,')).toEqual([
    { from: 3, to: 3 },
    { from: 7, to: 9 },
    { from: 1, to: 4_294_967_295 },
  ])
})

it('[GW-03] keeps the order in which a server sorted, and stops in time', () => {
  expect(expandRanges('9:7,2,4:5', 100)).toEqual([9, 8, 7, 2, 4, 5])
  expect(expandRanges('1:4294967295', 3)).toEqual([1, 2, 3])
  expect(expandRanges('', 3)).toEqual([])
})
