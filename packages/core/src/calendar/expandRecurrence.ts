import type { EventRecurrence, EventTime } from '../invitations/EventNotice'
import { wallAt } from '../zones/wallClock'
import { maxOccurrences, type EventWindow, type OccurrenceId } from './CalendarEvent'
import { clockMoment } from '../zones/clockMoment'
import { occurrenceIdOf } from './occurrenceId'
import { recurrenceDays } from './recurrenceDays'

const dayMs = 86_400_000

/** The days for which there are names: of years of four digits. */
const [earliest, latest] = [Date.UTC(1000, 0), Date.UTC(9999, 11, 31)]

/** One event of a series. */
export interface SeriesOccurrence {
  readonly id: OccurrenceId
  /** As long as the first one. */
  readonly time: EventTime
}

/**
 * The events of a series in a window, whose rule the form can make: each begins by the wall clock of its zone as the first
 * does, through all changes of the clocks. The first always is one of them, whatever the rule says, and is counted. Days
 * that a month or a year does not have are left out. What is `other` takes place once, as what has no rule.
 *
 * @param time     of the first; `instant` or `allDay`
 * @param timeZone IANA name of the zone by whose clock it comes again
 * @returns        by their beginning, at most the first `maxOccurrences`
 * @throws RangeError for a name that is no zone
 * @source CA-02, CA-08, RFC 5545 3.3.5, 3.3.10, 3.8.5.3
 */
export function expandRecurrence(
  time: EventTime,
  timeZone: string,
  recurrence: EventRecurrence | undefined,
  window: EventWindow,
): readonly SeriesOccurrence[] {
  if (!(time.startsAt >= earliest && time.startsAt <= latest)) return []
  const isAllDay = time.kind === 'allDay'
  const { from, to } = isAllDay ? wallsOf(window) : window
  const found: SeriesOccurrence[] = []
  for (const startsAt of beginnings(time, timeZone, recurrence, { from, to })) {
    const endsAt = startsAt + (time.endsAt - time.startsAt)
    if (startsAt >= to || found.length >= maxOccurrences) break
    // What has no length takes place in the window that it stands at the beginning of.
    if (endsAt > from || startsAt >= from)
      found.push({ id: occurrenceIdOf(time.kind, startsAt), time: { ...time, startsAt, endsAt } })
  }
  return found
}

const wallsOf = ({ from, to, timeZone }: EventWindow): Pick<EventWindow, 'from' | 'to'> => ({
  from: wallAt(from, timeZone),
  to: wallAt(to, timeZone),
})

/** When each one begins, in their order; some before the window, and one after it. */
function* beginnings(
  { kind, startsAt, endsAt }: EventTime,
  timeZone: string,
  recurrence: EventRecurrence | undefined,
  { from, to }: Pick<EventWindow, 'from' | 'to'>,
): Generator<number> {
  yield startsAt
  if (!recurrence || recurrence.every === 'other') return
  const { until = Infinity } = recurrence
  const startWall = kind === 'allDay' ? startsAt : wallAt(startsAt, timeZone)
  const firstDay = Math.floor(startWall / dayMs) * dayMs
  const clock = startWall - firstDay
  const range = {
    // No clock is further than a day from UTC, and what began before may still go on.
    from: from - (endsAt - startsAt) - 2 * dayMs,
    to: Math.min(to + 2 * dayMs, until + 2 * dayMs, latest),
  }
  let before = startsAt
  for (const day of recurrenceDays(recurrence, firstDay, range)) {
    if (day === firstDay) continue
    const at = kind === 'allDay' ? day : clockMoment(day + clock, timeZone)
    if (at > until) return
    // Where a zone has skipped a whole day, two of them would begin at once.
    if (at > before) yield at
    before = at
  }
}
