import { expect, it } from 'vitest'
import { titleForTab } from './titleForTab'

it.each([
  ['', ''],
  ['Budget', 'Budget'],
  ['Budgets', 'Budget…'],
  ['三月份预算表', '三月份预算表'],
  ['三月份预算表格', '三月份预算表…'],
  ['to be cut at a blank', 'to be…'],
  ['👨‍👩‍👧‍👦👍🏽🇨🇳e\u0301ab', '👨‍👩‍👧‍👦👍🏽🇨🇳e\u0301ab'],
  ['👨‍👩‍👧‍👦👍🏽🇨🇳e\u0301abc', '👨‍👩‍👧‍👦👍🏽🇨🇳e\u0301ab…'],
  ['  a \n b  ', 'a b'],
])('[ML-23] titles the tab of %j with %j', (subject, title) => {
  expect(titleForTab(subject)).toBe(title)
})
