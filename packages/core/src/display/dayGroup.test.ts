import { describe, expect, it } from 'vitest'
import { dayGroup, groupByDay } from './dayGroup'

const at = (text: string): number => Date.parse(text)

describe('[ML-12] the heading of a mail', () => {
  it.each([
    ['just now', '2026-03-10T12:00:00Z', 'Asia/Shanghai', '2026-03-10T11:59:59Z', 'today'],
    [
      'the first instant of the day',
      '2026-03-10T12:00:00Z',
      'Asia/Shanghai',
      '2026-03-09T16:00:00Z',
      'today',
    ],
    [
      'the last instant of yesterday',
      '2026-03-10T12:00:00Z',
      'Asia/Shanghai',
      '2026-03-09T15:59:59Z',
      'yesterday',
    ],
    [
      'the last instant two days ago',
      '2026-03-10T12:00:00Z',
      'Asia/Shanghai',
      '2026-03-08T15:59:59Z',
      'dayBeforeYesterday',
    ],
    ['three days ago', '2026-03-10T12:00:00Z', 'Asia/Shanghai', '2026-03-07T15:59:59Z', 'earlier'],
    [
      'the same instant in another zone',
      '2026-03-10T12:00:00Z',
      'America/New_York',
      '2026-03-10T03:30:00Z',
      'yesterday',
    ],
    ['over new year', '2026-01-01T01:00:00Z', 'UTC', '2025-12-31T23:00:00Z', 'yesterday'],
    [
      'two days ago over 29 February',
      '2028-03-01T12:00:00Z',
      'UTC',
      '2028-02-28T12:00:00Z',
      'dayBeforeYesterday',
    ],
    ['another machine’s clock is ahead', '2026-03-10T12:00:00Z', 'UTC', '2026-03-12T12:00:00Z', 'today'],
    [
      '47.5 hours ago, one day of 23 hours between',
      '2026-03-09T04:30:00Z',
      'America/New_York',
      '2026-03-07T05:00:00Z',
      'dayBeforeYesterday',
    ],
    [
      '23.5 hours ago, on a day of 23 hours',
      '2026-03-09T04:10:00Z',
      'America/New_York',
      '2026-03-08T04:40:00Z',
      'dayBeforeYesterday',
    ],
    [
      '24.5 hours ago, on a day of 25 hours',
      '2026-11-02T04:30:00Z',
      'America/New_York',
      '2026-11-01T04:05:00Z',
      'today',
    ],
  ])('%s', (_what, now, timeZone, ms, group) => {
    expect(dayGroup(at(ms), at(now), timeZone)).toBe(group)
  })
})

const mails = (...times: string[]) => times.map((time) => ({ receivedAt: at(time) }))

it('[ML-12] shows no header for a day without mail', () => {
  const messages = mails(
    '2026-03-10T08:00:00Z',
    '2026-03-08T09:00:00Z',
    '2026-03-08T08:00:00Z',
    '2025-01-01T00:00:00Z',
  )
  expect(groupByDay(messages, at('2026-03-10T12:00:00Z'), 'UTC')).toEqual([
    { name: 'today', messages: messages.slice(0, 1) },
    { name: 'dayBeforeYesterday', messages: messages.slice(1, 3) },
    { name: 'earlier', messages: messages.slice(3) },
  ])
})

it('[ML-12] keeps the order of a list that begins with the oldest', () => {
  const messages = mails('2020-01-01T00:00:00Z', '2026-03-09T08:00:00Z', '2026-03-10T08:00:00Z')
  const names = groupByDay(messages, at('2026-03-10T12:00:00Z'), 'UTC').map((group) => group.name)
  expect(names).toEqual(['earlier', 'yesterday', 'today'])
})

it('[ML-29] puts what is pinned under a heading of its own, whatever its days', () => {
  const [old, today, earlier] = mails('2020-01-01T00:00:00Z', '2026-03-10T08:00:00Z', '2019-01-01T00:00:00Z')
  const pinned = { ...old!, state: { isPinned: true } }
  expect(groupByDay([pinned, today!, earlier!], at('2026-03-10T12:00:00Z'), 'UTC')).toEqual([
    { name: 'pinned', messages: [pinned] },
    { name: 'today', messages: [today] },
    { name: 'earlier', messages: [earlier] },
  ])
})

it('[ML-12] has no groups for an empty list', () => {
  expect(groupByDay([], 0, 'UTC')).toEqual([])
})
