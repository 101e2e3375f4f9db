import { expect, it } from 'vitest'
import { dayOfText, daysOfView } from './days'
import { clockText, viewTitle } from './dayWords'

const title = (
  ...[view, text, locale, isShort = false]: [
    'month' | 'week' | 'day',
    string,
    'en' | 'zh-hans' | 'zh-tw',
    boolean?,
  ]
) => {
  const day = dayOfText(text)!
  return viewTitle(view, day, daysOfView(view, day, 1), locale, isShort)
}

it.each([
  ['month', '2026-11-27', 'en', false, 'November 2026'],
  ['month', '2026-11-27', 'zh-hans', true, '2026年11月'],
  ['week', '2026-11-27', 'zh-hans', false, '2026年11月23日 – 29日'],
  ['week', '2026-12-01', 'zh-tw', false, '2026年11月30日 – 12月6日'],
  ['week', '2026-12-31', 'zh-hans', false, '2026年12月28日 – 2027年1月3日'],
  ['week', '2026-12-31', 'zh-hans', true, '12月28日 – 1月3日'],
  ['day', '2026-11-27', 'zh-tw', false, '2026年11月27日星期五'],
  ['day', '2026-11-27', 'zh-hans', true, '11月27日周五'],
  ['day', '2026-11-27', 'en', false, 'Friday, November 27, 2026'],
] as const)('[CA-01] a %s around %s is called in %s (short: %s) %s', (view, text, locale, isShort, words) => {
  expect(title(view, text, locale, isShort)).toBe(words)
})

it.each([
  [0, '00:00'],
  [570, '09:30'],
  [1439, '23:59'],
  [1440, '00:00'],
])('[CA-01] %i minutes after midnight the clock shows %s', (minute, text) => {
  expect(clockText(minute)).toBe(text)
})
