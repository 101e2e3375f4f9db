import { expect, it } from 'vitest'
import { formatFullTime, formatListTime } from './formatTime'

const now = Date.parse('2026-11-20T04:00:00Z')
const timeZone = 'Asia/Shanghai'
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ')

it.each([
  ['zh-hans', false, '2026-11-20T01:05:00Z', '09:05'],
  ['zh-hans', true, '2026-11-20T01:05:00Z', '上午9:05'],
  ['zh-tw', true, '2026-11-20T03:59:00Z', '上午11:59'],
  ['en', false, '2026-11-19T16:00:00Z', '00:00'],
  ['en', true, '2026-11-19T16:00:00Z', '12:00 AM'],
  ['zh-hans', false, '2026-11-19T15:59:00Z', '11月19日 23:59'],
  ['en', false, '2026-11-19T15:59:00Z', 'Nov 19, 23:59'],
  ['zh-hans', true, '2026-11-19T15:59:00Z', '11月19日 下午11:59'],
  ['zh-hans', false, '2025-12-31T15:59:00Z', '2025年12月31日 23:59'],
  ['zh-tw', false, '2025-12-31T15:59:00Z', '2025年12月31日 23:59'],
  ['en', false, '2025-12-31T16:00:00Z', 'Jan 1, 00:00'],
] as const)('[ML-21] writes for %s, twelve hours %s, %s as %s', (locale, twelveHour, ms, text) => {
  expect(plain(formatListTime(Date.parse(ms), now, { locale, timeZone, twelveHour }))).toBe(text)
})

it('[ML-10] reads the same instant on the reader’s own clock', () => {
  const ms = Date.parse('2026-11-19T01:05:00Z')
  expect(plain(formatListTime(ms, now, { locale: 'en', timeZone: 'America/New_York' }))).toBe('Nov 18, 20:05')
})

it('[RD-03] writes a time in full with its weekday', () => {
  const text = formatFullTime(Date.parse('2026-11-20T01:05:00Z'), { locale: 'zh-hans', timeZone })
  expect(text).toBe('2026年11月20日周五 09:05')
})
