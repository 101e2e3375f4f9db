import { expect, it } from 'vitest'
import { formatBirthday } from './formatBirthday'

it.each([
  ['1990-04-23', 'en', 'April 23, 1990'],
  ['1990-04-23', 'zh-hans', '1990年4月23日'],
  ['--02-29', 'zh-tw', '2月29日'],
  ['--12-01', 'en', 'December 1'],
  ['', 'en', ''],
  ['tomorrow', 'en', ''],
] as const)('[CT-02] a birthday %j in %s is %j', (day, locale, text) => {
  expect(formatBirthday(day, locale)).toBe(text)
})
