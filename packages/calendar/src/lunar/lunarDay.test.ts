import { expect, it } from 'vitest'
import { dayOfText } from '../days/days'
import { lunarDay } from './lunarDay'

it.each([
  ['2027-02-05', '除夕'],
  ['2027-02-06', '春节'],
  ['2026-02-16', '除夕'],
  ['2026-02-17', '春节'],
  ['2026-03-03', '元宵节'],
  ['2026-04-05', '清明节'],
  ['2027-04-05', '清明节'],
  ['2028-04-04', '清明节'],
  ['2026-06-19', '端午节'],
  ['2026-09-25', '中秋节'],
  ['2026-10-01', '国庆节'],
  ['2027-01-15', '腊八节'],
])('[CA-09] %s is %s', (text, festival) => {
  expect(lunarDay(dayOfText(text)!, 'zh-hans')?.festival).toBe(festival)
})

it.each([
  ['2026-11-27', '十九', '十月十九'],
  ['2026-12-09', '冬月', '冬月初一'],
  ['2025-07-25', '闰六月', '闰六月初一'],
  ['2025-07-26', '初二', '闰六月初二'],
])('[CA-09] %s is called %s', (text, name, fullName) => {
  expect(lunarDay(dayOfText(text)!, 'zh-hans')).toMatchObject({ name, fullName })
})

it.each([
  ['2012-08-16', '六月廿九'],
  ['2012-08-17', '七月初一'],
  ['2012-09-15', '七月三十'],
  ['2012-09-16', '八月初一'],
  ['2018-11-07', '九月三十'],
  ['2018-11-08', '十月初一'],
  ['2018-12-06', '十月廿九'],
  ['2018-12-07', '冬月初一'],
  ['2027-02-20', '正月十五'],
  ['2027-03-07', '正月三十'],
  ['2027-03-08', '二月初一'],
  ['2030-02-02', '腊月三十'],
  ['2030-02-03', '正月初一'],
  ['2030-03-03', '正月廿九'],
  ['2030-03-04', '二月初一'],
])('[CA-09] %s, near a new moon at midnight, is %s', (text, fullName) => {
  expect(lunarDay(dayOfText(text)!, 'zh-hans')?.fullName).toBe(fullName)
})

it('[CA-09] has its own words in Taiwan', () => {
  expect(lunarDay(dayOfText('2027-02-06')!, 'zh-tw')?.festival).toBe('春節')
  expect(lunarDay(dayOfText('2026-10-10')!, 'zh-tw')?.festival).toBe('國慶日')
  expect(lunarDay(dayOfText('2026-12-09')!, 'zh-tw')?.name).toBe('十一月')
})
