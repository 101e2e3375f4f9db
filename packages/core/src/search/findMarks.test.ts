import { expect, it } from 'vitest'
import { findMarks } from './findMarks'

const marked = (text: string, ...words: string[]) =>
  findMarks(text, words).map(([start, end]) => text.slice(start, end))

it.each<[text: string, words: string[], found: string[]]>([
  ['Budget review', ['budget'], ['Budget']],
  ['项目预算会议', ['预算'], ['预算']],
  ['Ｂｕｄｇｅｔ 2026', ['budget'], ['Ｂｕｄｇｅｔ']],
  ['The budget, the budgets', ['budget'], ['budget', 'budget']],
  ['rebudget', ['budget'], []],
  ['项目budget', ['budget'], ['budget']],
  ['one two', ['"one two"'], ['one two']],
  ['abab', ['ab', 'aba'], ['aba']],
  ['İstanbul plan', ['plan'], ['plan']],
  ['𠮷野家 plan', ['plan'], ['plan']],
  ['<b>budget</b>', ['budget'], ['budget']],
  ['nothing', ['zebra'], []],
  ['', ['x'], []],
  ['x', [], []],
])('[SH-08] in %j finds %j', (text, words, found) => {
  expect(marked(text, ...words)).toEqual(found)
})
