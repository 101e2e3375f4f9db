import { expect, it } from 'vitest'
import { formatSize } from './formatSize'

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1.00 MB'],
  [1024 ** 2, '1.00 MB'],
  [2_048_000, '1.95 MB'],
  [10_485_760, '10.00 MB'],
  [1024 ** 3, '1.00 GB'],
  [1024 ** 4, '1.00 TB'],
  [1024 ** 5, '1.00 PB'],
  [1024 ** 6, '1.00 EB'],
  [1024 ** 7, '1.00 ZB'],
  [1024 ** 8, '1.00 YB'],
  [5000 * 1024 ** 8, '5000.00 YB'],
  [-1, '0 B'],
  [Number.NaN, '0 B'],
])('[ML-21] writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
