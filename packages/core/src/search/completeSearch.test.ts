import { expect, it } from 'vitest'
import { searchSlot } from './completeSearch'

it.each<[text: string, operator: string | undefined, typed: string, start: number]>([
  ['', undefined, '', 0],
  ['bud', undefined, 'bud', 0],
  ['x fr', undefined, 'fr', 2],
  ['from:', 'from', '', 0],
  ['x from:bo', 'from', 'bo', 2],
  ['发件人：王', 'from', '王', 0],
  ['in:"Old pro', 'in', 'Old pro', 0],
  ['from: bo', 'from', 'bo', 0],
  ['from:bob ', undefined, '', 9],
  ['12:3', undefined, '12:3', 0],
])('[ML-27] after %j completes %s', (text, operator, typed, start) => {
  expect(searchSlot(text, text.length)).toEqual({
    ...(operator && { operator }),
    typed,
    start,
    end: text.length,
  })
})
