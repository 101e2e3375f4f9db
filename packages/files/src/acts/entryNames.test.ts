import { expect, it } from 'vitest'
import { nameFault, stemLength } from './entryNames'

it.each([
  ['', 'nameMissing'],
  ['  \u3000', 'nameMissing'],
  ['a', undefined],
  ['二十个字的文件夹名称正好放得下不多不少了', undefined],
  ['👨‍👩‍👧'.repeat(4), undefined],
  ['x'.repeat(21), 'nameTooLong'],
])('[FC-01] takes a folder name of 1 to 20 characters: %j', (name, fault) => {
  expect(nameFault(name, 20)).toBe(fault)
})

it.each([
  ['plan.pdf', true, 4],
  ['archive.tar.gz', true, 11],
  ['README', true, 6],
  ['.gitignore', true, 10],
  ['v1.2', false, 4],
] as const)('[FC-02] marks what is meant of %j', (name, isFile, length) => {
  expect(stemLength(name, isFile)).toBe(length)
})
