import { describe, expect, it } from 'vitest'
import { hourFrom, wallText } from '../calendar/testing/sampleRecord'
import { seedTime } from './seedTime'

const timeZone = 'Europe/London'

/** The moment at which the clock in London shows this. */
const at = (wall: string) => hourFrom(wall, timeZone).startsAt

const dayMs = 86_400_000

describe.each([
  ['a Wednesday', '2026-11-25T12:00', '2026-11-24', '2026-12-02'],
  ['the first minute of a Monday', '2026-11-23T00:00', '2026-11-24', '2026-12-02'],
  ['the last minute of a Sunday', '2026-11-29T23:59', '2026-11-24', '2026-12-02'],
  ['the week before clocks go back', '2026-10-22T12:00', '2026-10-20', '2026-10-28'],
  ['the end of a year', '2027-01-01T12:00', '2026-12-29', '2027-01-06'],
])('on %s', (_name, now, tuesday, nextWednesday) => {
  it('[CA-02] puts work on the day of its week, by the clock of the zone', () => {
    const { time } = seedTime({ title: 'Round', when: 'Tue 14:00-15:30' }, at(now), timeZone)
    expect(wallText(time.startsAt, timeZone)).toBe(`${tuesday}T14:00`)
    expect(wallText(time.endsAt, timeZone)).toBe(`${tuesday}T15:30`)
    const later = seedTime({ title: 'Round', when: 'Wed 09:00-10:00', week: 1 }, at(now), timeZone).time
    expect(wallText(later.startsAt, timeZone)).toBe(`${nextWednesday}T09:00`)
  })

  it('[CA-02] counts whole days from their own', () => {
    const { time } = seedTime({ title: 'Trip', when: 'Wed', week: 1, days: 3 }, at(now), timeZone)
    const startsAt = Date.parse(nextWednesday)
    expect(time).toEqual({ kind: 'allDay', startsAt, endsAt: startsAt + 3 * dayMs })
  })
})

it.each([
  ['every week', 'weekly', '2026-11-25T12:00', '2026-09-15T14:00', []],
  ['on the same Tuesday of each month', 'monthly', '2026-11-11T12:00', '2026-08-11T14:00', [2, 2]],
  ['on the last Tuesday of each month', 'monthly', '2026-09-30T12:00', '2026-06-30T14:00', [2, -1]],
] as const)('[CA-02] begins what comes again %s some time ago', (_name, repeats, now, first, place) => {
  const { time, recurrence } = seedTime(
    { title: 'Round', when: 'Tue 14:00-15:00', repeats },
    at(now),
    timeZone,
  )
  expect(wallText(time.startsAt, timeZone)).toBe(first)
  expect(recurrence?.weekdays.flatMap(({ day, ordinal }) => [day, ordinal])).toEqual(place)
})
