import { expect, it } from 'vitest'
import { uniqueFileNames } from './uniqueFileNames'

const all = (...names: string[]) => {
  const nameOf = uniqueFileNames()
  return names.map((name) => nameOf(name))
}

it('[F1] numbers names that are alike, whatever their case', () => {
  expect(all('a.txt', 'A.TXT', 'a.txt', 'a (2).txt')).toEqual([
    'a.txt',
    'A (2).TXT',
    'a (3).txt',
    'a (2) (2).txt',
  ])
})

it('[F1] numbers names without extension, and those that become alike', () => {
  expect(all('README', 'README', 'a/b', 'a\\b', '..', '')).toEqual([
    'README',
    'README (2)',
    'a_b',
    'a_b (2)',
    'attachment',
    'attachment (2)',
  ])
})

it('[F1] names ten thousand files alike, each its own', () => {
  const names = all(...Array.from({ length: 10_000 }, () => 'mail.eml'))
  expect(new Set(names).size).toBe(10_000)
})
