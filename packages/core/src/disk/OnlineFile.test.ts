import { expect, it } from 'vitest'
import { eachFileOnce, goesOnline } from './OnlineFile'

it.each([
  ['a file as large as the limit', { sizeBytes: 100 }, { linkOverBytes: 100 }, false],
  ['a larger one', { sizeBytes: 101 }, { linkOverBytes: 100 }, true],
  ['any file where all go so', { sizeBytes: 1 }, { linkOverBytes: 0 }, true],
  ['a picture of the text', { sizeBytes: 101, contentId: 'a@b' }, { linkOverBytes: 100 }, false],
  ['a file where there are no links', { sizeBytes: 101 }, undefined, false],
])('[AT-03] decides whether %s becomes a link', (_name, file, rules, expected) => {
  expect(goesOnline(rules, file)).toBe(expected)
})

it('[AT-03] takes a file once', () => {
  expect(eachFileOnce([{ id: 'b' }, { id: 'a' }, { id: 'b' }])).toEqual([{ id: 'b' }, { id: 'a' }])
})
