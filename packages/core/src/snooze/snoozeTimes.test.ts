import { expect, it } from 'vitest'
import { isSnoozeTime, maxSnoozeDays, snoozeTimes } from './snoozeTimes'

const local = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour).getTime()

it.each([
  // 20 November 2026 is a Friday.
  [
    'a Wednesday noon',
    local(11, 18, 12),
    [
      ['laterToday', local(11, 18, 18)],
      ['tomorrow', local(11, 19, 8)],
      ['weekend', local(11, 21, 8)],
      ['nextWeek', local(11, 23, 8)],
    ],
  ],
  [
    'a Friday evening',
    local(11, 20, 18),
    [
      ['tomorrow', local(11, 21, 8)],
      ['nextWeek', local(11, 23, 8)],
    ],
  ],
  [
    'a Sunday at seven in the evening, over the end of a year',
    new Date(2028, 11, 31, 19).getTime(),
    [
      ['tomorrow', new Date(2029, 0, 1, 8).getTime()],
      ['weekend', new Date(2029, 0, 6, 8).getTime()],
    ],
  ],
] as const)('[ML-29] offers on %s', (_, now, times) => {
  expect(snoozeTimes(now).map(({ name, at }) => [name, at])).toEqual(times)
})

it('[ML-29] a mail comes back later than now, and within a year', () => {
  const day = 24 * 60 * 60_000
  const times = [0, -1, 1, maxSnoozeDays * day, maxSnoozeDays * day + 1, NaN, 0.5]
  expect(times.map((ms) => isSnoozeTime(1_000 + ms, 1_000))).toEqual([
    ...[false, false, true, true, false, false, false],
  ])
})
