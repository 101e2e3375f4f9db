import { expect, it } from 'vitest'
import { fileNameOf } from './fileNameOf'

it.each([
  [`attachment; filename="__ 1.zip"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%201.zip`, '报告 1.zip'],
  [`attachment; filename="plain.zip"`, 'plain.zip'],
  [`attachment; filename="a.zip"; filename*=UTF-8''%E6%8A`, 'a.zip'],
  [`attachment; filename="../../x.zip"`, '_.._x.zip'],
  ['attachment', undefined],
])('[ML-22] reads the name in %s', (header, name) => {
  expect(fileNameOf(new Headers({ 'content-disposition': header }))).toBe(name)
})

it('[ML-22] has no name where the header is missing', () => {
  expect(fileNameOf(new Headers())).toBeUndefined()
})
