import { expect, it } from 'vitest'
import { byteSize } from './byteSize'

it.each([
  ['0', 0],
  ['1500', 1500],
  ['500M', 524_288_000],
  ['10g', 10_737_418_240],
  ['1.5G', undefined],
  ['10 GB', undefined],
  ['-1', undefined],
  ['', undefined],
])('[AT-05] reads the size %s', (text, bytes) => {
  expect(byteSize(text)).toBe(bytes)
})
