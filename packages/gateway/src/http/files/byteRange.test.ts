import { expect, it } from 'vitest'
import { readRange } from './byteRange'

it.each([
  ['no header', null, 'whole'],
  ['the first bytes', 'bytes=0-9', { start: 0, end: 10 }],
  ['from a place on', 'bytes=90-', { start: 90, end: 100 }],
  ['the last bytes', 'bytes=-10', { start: 90, end: 100 }],
  ['more than there is', 'bytes=50-5000', { start: 50, end: 100 }],
  ['more at the end than there is', 'bytes=-5000', { start: 0, end: 100 }],
  ['a place behind the end', 'bytes=100-', 'unsatisfiable'],
  ['no bytes at the end', 'bytes=-0', 'unsatisfiable'],
  ['several ranges', 'bytes=0-1,5-6', 'whole'],
  ['an end before its start', 'bytes=9-2', 'whole'],
  ['another unit', 'lines=1-2', 'whole'],
  ['nothing', 'bytes=-', 'whole'],
] as const)('[RD-16] understands a Range header with %s', (_name, header, expected) => {
  expect(readRange(header, 100)).toEqual(expected)
})
