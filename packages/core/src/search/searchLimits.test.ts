import { expect, it } from 'vitest'
import { searchBytes } from './searchBytes'
import { isEmptySearch, type SearchConditions } from './SearchConditions'
import { searchTimes } from './searchTimes'

const day = 86_400_000
const now = 1_000 * day

it.each<[SearchConditions, from: number | undefined, before: number | undefined]>([
  [{}, undefined, undefined],
  [{ age: 'day' }, now - day, undefined],
  [{ age: 'threeDays' }, now - 3 * day, undefined],
  [{ age: 'week' }, now - 7 * day, undefined],
  [{ age: 'month' }, now - 30 * day, undefined],
  [{ age: 'threeMonths' }, now - 90 * day, undefined],
  [{ age: 'halfYear' }, now - 180 * day, undefined],
  [{ age: 'year' }, now - 365 * day, undefined],
  [{ age: 'year', receivedFrom: now - day, receivedBefore: now }, now - day, now],
])('[SH-07] %j is from %s on, before %s', (conditions, from, before) => {
  expect(searchTimes(conditions, now)).toEqual({ from, before })
})

it.each<[SearchConditions, atLeast: number | undefined, atMost: number | undefined]>([
  [{}, undefined, undefined],
  [{ size: 'small' }, undefined, 100 * 1024 - 1],
  [{ size: 'medium' }, 100 * 1024, 10 * 1024 ** 2],
  [{ size: 'large' }, 10 * 1024 ** 2 + 1, undefined],
  [{ minBytes: 5, maxBytes: 10 }, 6, 9],
  [{ size: 'small', minBytes: 5, maxBytes: 10 }, 6, 9],
])('[SH-07] %j is from %s to %s bytes', (conditions, atLeast, atMost) => {
  expect(searchBytes(conditions)).toEqual({ atLeast, atMost })
})

it.each<[SearchConditions, boolean]>([
  [{}, true],
  [{ text: '  ', tags: [], isEverywhere: true }, true],
  [{ isRead: false }, false],
  [{ folder: 'INBOX' }, false],
])('[SH-07] knows of %j whether it asks for anything', (conditions, isEmpty) => {
  expect(isEmptySearch(conditions)).toBe(isEmpty)
})
