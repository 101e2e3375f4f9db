import { dayMs, type Day } from '../days/days'
import { eventsOn } from '../events/eventsOn'
import { firstDayOf, lastDayOf, type ShownEvent } from '../events/ShownEvent'

const minuteMs = 60_000

/** Shorter events are drawn as long as this, so that they can be read and hit. */
const leastMinutes = 30

/** An event, or the part of it that lies in one day, beside those that take place at the same time. */
export interface ColumnPart {
  readonly event: ShownEvent
  /** Minutes since midnight. */
  readonly from: number
  readonly to: number
  /** Where it stands, in shares of the day's width. */
  readonly left: number
  readonly width: number
  readonly comesBefore: boolean
  readonly goesOn: boolean
}

interface Placed {
  readonly event: ShownEvent
  readonly from: number
  readonly to: number
  column: number
}

/** Puts the events of a day side by side where they take place at the same time. @source CA-01 */
export function dayColumns(events: readonly ShownEvent[], day: Day): ColumnPart[] {
  const placed = eventsOn(events, day)
    .filter(({ isBar }) => !isBar)
    .map((event): Placed => ({ event, ...minutesIn(event, day), column: 0 }))
    .sort((one, other) => one.from - other.from || other.to - one.to)
  return groupsOf(placed).flatMap((group) => sideBySide(group, day))
}

function minutesIn({ starts, ends }: ShownEvent, day: Day): { from: number; to: number } {
  const from = Math.max(0, (starts - day * dayMs) / minuteMs)
  const to = Math.min(24 * 60, (ends - day * dayMs) / minuteMs)
  const least = Math.max(to, from + leastMinutes)
  return least > 24 * 60 ? { from: Math.min(from, 24 * 60 - leastMinutes), to: 24 * 60 } : { from, to: least }
}

/** Those that hang together by taking place at the same time. */
function groupsOf(placed: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = []
  let end = -1
  for (const each of placed) {
    if (each.from >= end) groups.push([])
    groups.at(-1)!.push(each)
    end = Math.max(end, each.to)
  }
  return groups
}

function sideBySide(group: readonly Placed[], day: Day): ColumnPart[] {
  const ends: number[] = []
  for (const each of group) {
    const free = ends.findIndex((end) => end <= each.from)
    each.column = free < 0 ? ends.length : free
    ends[each.column] = each.to
  }
  const count = ends.length
  return group.map((each) => ({
    event: each.event,
    from: each.from,
    to: each.to,
    left: each.column / count,
    width: freeColumns(each, group, count) / count,
    comesBefore: firstDayOf(each.event) < day,
    goesOn: lastDayOf(each.event) > day,
  }))
}

/** How many columns an event can take until it meets the next one. */
function freeColumns({ column, from, to }: Placed, group: readonly Placed[], count: number): number {
  const next = group
    .filter((other) => other.column > column && other.from < to && other.to > from)
    .map((other) => other.column)
  return Math.min(count, ...next) - column
}
