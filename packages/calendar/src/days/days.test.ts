import { describe, expect, it } from 'vitest'
import { addMonths, dayOfText, daysOfView, dayText, stepDay, weekdayOf } from './days'

const day = (text: string) => dayOfText(text)!

describe('[CA-01] the days of a view', () => {
  it.each([
    ['month', '2026-11-15', 1, '2026-10-26', 42],
    ['month', '2026-02-10', 0, '2026-02-01', 28],
    ['month', '2026-08-31', 6, '2026-08-01', 35],
    ['week', '2026-11-29', 1, '2026-11-23', 7],
    ['week', '2026-11-29', 0, '2026-11-29', 7],
    ['day', '2026-11-29', 1, '2026-11-29', 1],
    ['agenda', '2026-11-29', 1, '2026-11-29', 30],
  ] as const)('%s around %s, weeks from %i, begin at %s', (view, around, firstDay, first, count) => {
    const shown = daysOfView(view, day(around), firstDay)
    expect([dayText(shown.first), shown.count]).toEqual([first, count])
  })

  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2024-01-31', 1, '2024-02-29'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-12-30', 1, '2027-01-06'],
    ['day', '2026-03-01', -1, '2026-02-28'],
    ['agenda', '2026-11-01', 1, '2026-12-01'],
  ] as const)('%s after %s by %i is %s', (view, from, step, to) => {
    expect(dayText(stepDay(view, day(from), step))).toBe(to)
  })
})

it('[CA-01] knows the day of the week, also before 1970', () => {
  expect([weekdayOf(day('2026-11-27')), weekdayOf(day('1969-12-28')), weekdayOf(0)]).toEqual([5, 0, 4])
})

it('[CA-01] goes over the end of a year by months', () => {
  expect(dayText(addMonths(day('2026-12-31'), 2))).toBe('2027-02-28')
})

it.each(['', '2026-02-30', '2026-1-1', 'today', undefined])('[CA-01] %s is no day', (text) => {
  expect(dayOfText(text)).toBeUndefined()
})
