import { expandRecurrence, wallAt, type EventRecurrence } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../testing/seededRandom'
import { hourFrom, sampleRecord } from '../testing/sampleRecord'
import { occurrencesIn, spansOf } from './occurrencesIn'
import { recurrenceOf, ruleOf } from './ruleText'
import { soundRule } from './soundRule'

const dayMs = 86_400_000

/** What a person would count on a wall calendar, day by day; the first day always counts. */
function countedDays(start: number, recurrence: EventRecurrence, to: number): readonly number[] {
  const { count = Infinity, until = Infinity } = recurrence
  const found: number[] = []
  for (let day = start; day < to && found.length < count; day += dayMs) {
    if (day !== start && day > until) break
    if (day === start || isMet(start, day, recurrence)) found.push(day)
  }
  return found
}

function isMet(start: number, day: number, recurrence: EventRecurrence): boolean {
  const { every, interval, weekdays, monthDays } = recurrence
  const [first, date] = [new Date(start), new Date(day)]
  const months =
    (date.getUTCFullYear() - first.getUTCFullYear()) * 12 + date.getUTCMonth() - first.getUTCMonth()
  const monday = (at: number) => Math.floor(at / dayMs) - ((new Date(at).getUTCDay() + 6) % 7)
  if (every === 'day') return Math.round((day - start) / dayMs) % interval === 0
  if (every === 'week')
    return (
      ((monday(day) - monday(start)) / 7) % interval === 0 &&
      (weekdays.length > 0 ? weekdays.map((each) => each.day) : [first.getUTCDay()]).includes(
        date.getUTCDay(),
      )
    )
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  if (every === 'year') return months % (12 * interval) === 0 && date.getUTCDate() === first.getUTCDate()
  if (months % interval !== 0) return false
  if (weekdays.length > 0)
    return weekdays.some(
      (each) =>
        each.day === date.getUTCDay() &&
        (each.ordinal === -1
          ? date.getUTCDate() > last - 7
          : Math.ceil(date.getUTCDate() / 7) === each.ordinal),
    )
  const days = monthDays.length > 0 ? monthDays : [first.getUTCDate()]
  return days.some((each) => date.getUTCDate() === (each === -1 ? last : each))
}

/** A rule that the form can make. */
function anyRecurrence(pick: (below: number) => number, start: number): EventRecurrence {
  const every = (['day', 'week', 'month', 'year'] as const)[pick(4)]!
  const some = (below: number, most: number) =>
    [...new Set(Array.from({ length: pick(most + 1) }, () => pick(below)))].toSorted((a, b) => a - b)
  const weekdays =
    every === 'week'
      ? some(7, 4).map((day) => ({ day }))
      : every === 'month' && pick(2) === 0
        ? [{ day: pick(7), ordinal: [-1, 1, 2, 3, 4, 5][pick(6)]! }]
        : []
  const monthDays =
    every === 'month' && weekdays.length === 0 ? some(32, 3).map((day) => (day === 0 ? -1 : day)) : []
  const end = pick(3)
  return {
    ...{ every, interval: 1 + pick(4), weekdays, monthDays },
    ...(end === 0 && { count: 1 + pick(60) }),
    ...(end === 1 && { until: start + pick(2_000) * dayMs }),
  }
}

const minutesOf = (walls: readonly number[]) => walls.map((at) => new Date(at).toISOString().slice(0, 16))

describe('[CA-02] rules that the form can make', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai'])(
    'in %s come when one counts the days, and can be said again',
    (timeZone) => {
      const random = seededRandom(20_261_127)
      const pick = (below: number) => Math.floor(random() * below)
      for (let round = 0; round < 40; round += 1) {
        const wall = Date.UTC(2024, pick(24), 1 + pick(31), 9)
        const time = hourFrom(new Date(wall).toISOString().slice(0, 16), timeZone)
        const wanted = anyRecurrence(pick, time.startsAt)
        const rule = soundRule(ruleOf(wanted, { time, timeZone })!, { time, timeZone })
        expect(rule, JSON.stringify(wanted)).toBeDefined()
        const record = sampleRecord({ time, timeZone, ...(rule !== undefined && { rule }) })
        const to = Date.UTC(2028, 0)
        const onWall = {
          ...wanted,
          ...(wanted.until !== undefined && { until: wallAt(wanted.until, timeZone) }),
        }
        const starts: number[] = []
        for (let from = Date.UTC(2023, 11); from < to; from += 200 * dayMs)
          starts.push(
            ...occurrencesIn(record, spansOf({ from, to: Math.min(to, from + 200 * dayMs), timeZone }))
              .filter(({ time: { startsAt } }) => startsAt >= from)
              .map(({ time: { startsAt } }) => startsAt),
          )
        const found = starts.map((at) => wallAt(at, timeZone))
        const counted = countedDays(wall, onWall, wallAt(to, timeZone))
        expect(minutesOf(found), `${rule} from ${new Date(wall).toISOString()}`).toEqual(minutesOf(counted))
        expect(recurrenceOf(record)).toEqual(wanted)
        // The rules of core, which know these alone, come to the same.
        const window = { from: Date.UTC(2023, 11), to, timeZone }
        const known = expandRecurrence(time, timeZone, wanted, window)
        expect(known.map((each) => each.time.startsAt)).toEqual(starts)
      }
    },
  )
})
