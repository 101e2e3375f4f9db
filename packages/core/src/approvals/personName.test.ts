import { expect, it } from 'vitest'
import { isEnglishName, isPersonName } from './personName'

it.each([
  ['王', true],
  ['𠮷'.repeat(35), true],
  ['𠮷'.repeat(36), false],
  ['  ', false],
  ['', false],
])('[ST-01] says whether %j is a name', (name, isOne) => {
  expect(isPersonName(name)).toBe(isOne)
})

it.each([
  ['', true],
  ['Wendy Wang', true],
  ["Zoë O'Neil-Smith", true],
  ['王 Wendy', false],
  ['a'.repeat(36), false],
  ['Wendy\nWang', false],
])('[SE-11] says whether %j is an English name', (name, isOne) => {
  expect(isEnglishName(name)).toBe(isOne)
})
