import type { Day, DaySpan } from '../days/days'
import { firstDayOf, lastDayOf, type ShownEvent } from '../events/ShownEvent'

/** An event, or the part of it that lies in one row of days. */
export interface LanePart {
  readonly event: ShownEvent
  /** The first and the last of its days in the row. */
  readonly first: Day
  readonly last: Day
  /** The line in which it stands, from 0. */
  readonly lane: number
  /** It goes on before or after the row. */
  readonly comesBefore: boolean
  readonly goesOn: boolean
}

/** Events in a row of days, and how many of each day found no room. */
export interface WeekLanes {
  readonly parts: readonly LanePart[]
  readonly hiddenCounts: ReadonlyMap<Day, number>
  /** Lines that are in use. */
  readonly laneCount: number
}

/**
 * Puts the events of a row of days into lines, so that none lies over another: long ones first, then by their beginning.
 *
 * @param capacity lines that have room; where there are more events, the last one says how many
 */
export function weekLanes(events: readonly ShownEvent[], row: DaySpan, capacity: number): WeekLanes {
  const all = placeAll(events, row)
  const used = new Map<Day, number>()
  for (const { first, last, lane } of all)
    for (let day = first; day <= last; day += 1) used.set(day, Math.max(used.get(day) ?? 0, lane + 1))
  const room = (day: Day) => ((used.get(day) ?? 0) > capacity ? capacity - 1 : capacity)
  const parts: LanePart[] = []
  const hiddenCounts = new Map<Day, number>()
  for (const part of all) {
    const days = Array.from({ length: part.last - part.first + 1 }, (_, at) => part.first + at)
    if (days.every((day) => part.lane < room(day))) parts.push(part)
    else for (const day of days) hiddenCounts.set(day, (hiddenCounts.get(day) ?? 0) + 1)
  }
  return { parts, hiddenCounts, laneCount: Math.max(0, ...used.values()) }
}

function placeAll(events: readonly ShownEvent[], { first, count }: DaySpan): LanePart[] {
  const end = first + count - 1
  const lanes: Set<Day>[] = []
  return events
    .filter((event) => firstDayOf(event) <= end && lastDayOf(event) >= first)
    .sort(longFirst)
    .map((event) => {
      const from = Math.max(first, firstDayOf(event))
      const to = Math.min(end, lastDayOf(event))
      const days = Array.from({ length: to - from + 1 }, (_, at) => from + at)
      const free = lanes.findIndex((taken) => days.every((day) => !taken.has(day)))
      const lane = free < 0 ? lanes.push(new Set()) - 1 : free
      for (const day of days) lanes[lane]!.add(day)
      const comesBefore = firstDayOf(event) < first
      return { event, first: from, last: to, lane, comesBefore, goesOn: lastDayOf(event) > end }
    })
}

const dayCount = (event: ShownEvent): number => lastDayOf(event) - firstDayOf(event)

const longFirst = (one: ShownEvent, other: ShownEvent): number =>
  Math.min(1, dayCount(other)) - Math.min(1, dayCount(one)) ||
  Number(other.isBar) - Number(one.isBar) ||
  one.starts - other.starts ||
  dayCount(other) - dayCount(one)
