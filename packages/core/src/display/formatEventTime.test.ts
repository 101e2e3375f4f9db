import { expect, it } from 'vitest'
import { formatDay, formatEventTime, formatWeekday } from './formatEventTime'

const at = Date.UTC(2026, 10, 24, 2)
const hour = 3_600_000
const shanghai = { locale: 'zh-hans', timeZone: 'Asia/Shanghai' } as const
const plain = (text: string) => text.replace(/\s/g, ' ')

it('[RD-10] says when an event is in the reader’s zone, the day once', () => {
  const time = { kind: 'instant', startsAt: at, endsAt: at + hour } as const
  expect(plain(formatEventTime(time, { locale: 'en', timeZone: 'America/New_York' }))).toBe(
    'Mon, Nov 23, 2026, 21:00 – 22:00 EST',
  )
  expect(plain(formatEventTime(time, shanghai))).toBe('2026年11月24日周二 10:00 – 11:00 GMT+8')
})

it('[RD-10] leaves whole days and times of no zone as they were written', () => {
  const startsAt = Date.UTC(2026, 10, 24)
  const days = { kind: 'allDay', startsAt, endsAt: startsAt + 48 * hour } as const
  expect(plain(formatEventTime(days, { locale: 'en', timeZone: 'America/New_York' }))).toBe(
    'Tue, Nov 24, 2026 – Wed, Nov 25, 2026',
  )
  const floating = { kind: 'floating', startsAt: at, endsAt: at } as const
  expect(
    plain(formatEventTime(floating, { locale: 'en', timeZone: 'America/New_York', twelveHour: true })),
  ).toBe('Tue, Nov 24, 2026, 2:00 AM')
})

it('[RD-10] names days', () => {
  expect([0, 6].map((day) => formatWeekday(day, { locale: 'zh-tw' }))).toEqual(['星期日', '星期六'])
  expect(formatWeekday(2, { locale: 'zh-hans' }, 'narrow')).toBe('二')
  expect(formatDay(at, shanghai)).toBe('2026年11月24日')
})
