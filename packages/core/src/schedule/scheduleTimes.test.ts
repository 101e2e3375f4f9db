import { expect, it } from 'vitest'
import { defaultScheduleMs, isScheduleTime, scheduleTimes } from './scheduleTimes'

const local = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()

it.each([
  // 18 November 2026 is a Wednesday.
  ['a Wednesday noon', local(18, 12), ['laterToday', 'tomorrow', 'nextWeek']],
  ['a Friday evening', local(20, 18), ['tomorrow', 'nextWeek']],
  ['a Sunday noon', local(22, 12), ['laterToday', 'tomorrow']],
] as const)('[CO-07] offers on %s', (_, now, names) => {
  const times = scheduleTimes(now)
  expect(times.map(({ name }) => name)).toEqual(names)
  expect(times.every(({ at }) => isScheduleTime(at, now))).toBe(true)
})

it('[CO-07] a mail leaves an hour from now unless said otherwise, never in the past, nor in many years', () => {
  const now = local(18, 12)
  const times = [defaultScheduleMs, 0, -1, 400 * 86_400_000, NaN]
  expect(times.map((ms) => isScheduleTime(now + ms, now))).toEqual([true, false, false, false, false])
})
