import { clockMoment, expandRecurrence, wallAt, type EventRecurrence, type EventTime } from '@mailroom/core'
import type { SeedDay, SeedEvent } from './events/SeedEvent'

const [dayMs, weekMs] = [86_400_000, 7 * 86_400_000]

/** How long series of the week go on already, so that the pages of the last months are not empty. */
const pastWeeks = 10

/** A little more than three months. */
const pastMonthsMs = 100 * dayMs

const dayNames: readonly SeedDay[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** When an event of the example company takes place, and how it comes again. */
export interface SeedTime {
  /** Of a series that of its first one, some time ago. */
  readonly time: EventTime
  readonly recurrence?: EventRecurrence
}

/**
 * Puts an event into the week in which the company is written: work stays on working days, whichever day that is.
 *
 * @param now      ms since 1970
 * @param timeZone by whose clock the event takes place
 * @source CA-02
 */
export function seedTime(event: SeedEvent, now: number, timeZone: string): SeedTime {
  const [name, hours] = event.when.split(' ') as [SeedDay, string?]
  const day = mondayAt(now, timeZone) + (event.week ?? 0) * weekMs + dayNames.indexOf(name) * dayMs
  const recurrence = recurrenceOn(event.repeats, day)
  const first = firstDay(event.repeats, recurrence, day)
  if (hours === undefined)
    return {
      time: { kind: 'allDay', startsAt: first, endsAt: first + (event.days ?? 1) * dayMs },
      ...(recurrence && { recurrence }),
    }
  const [startsAt, endsAt] = hours
    .split('-')
    .map((hour) => clockMoment(first + Date.parse(`1970-01-01T${hour}Z`), timeZone)) as [number, number]
  return { time: { kind: 'instant', startsAt, endsAt }, ...(recurrence && { recurrence }) }
}

/** The Monday of the week that a moment is in, at 0:00 UTC. */
function mondayAt(now: number, timeZone: string): number {
  const wall = wallAt(now, timeZone)
  const today = wall - (wall % dayMs)
  return today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
}

function recurrenceOn(repeats: SeedEvent['repeats'], day: number): EventRecurrence | undefined {
  const plain = { interval: 1, weekdays: [], monthDays: [] }
  switch (repeats) {
    case undefined:
      return undefined
    case 'workdays':
      return { ...plain, every: 'week', weekdays: [1, 2, 3, 4, 5].map((each) => ({ day: each })) }
    case 'weekly':
      return { ...plain, every: 'week' }
    case 'monthly':
      return { ...plain, every: 'month', weekdays: [placeInMonth(day)] }
    case 'yearly':
      return { ...plain, every: 'year' }
  }
}

/** The second Tuesday; what not every month has is the last one. */
function placeInMonth(day: number): EventRecurrence['weekdays'][number] {
  const date = new Date(day).getUTCDate()
  return { day: new Date(day).getUTCDay(), ordinal: date > 28 ? -1 : Math.ceil(date / 7) }
}

function firstDay(
  repeats: SeedEvent['repeats'],
  recurrence: EventRecurrence | undefined,
  day: number,
): number {
  if (repeats === 'workdays' || repeats === 'weekly') return day - pastWeeks * weekMs
  if (repeats !== 'monthly') return day
  const start = day - pastMonthsMs
  const time = { kind: 'allDay', startsAt: start, endsAt: start + dayMs } as const
  const window = { from: start, to: day + dayMs, timeZone: 'UTC' }
  // The day on which it is begun counts as one of a series, whatever the rule says.
  return expandRecurrence(time, 'UTC', recurrence, window)[1]!.time.startsAt
}
