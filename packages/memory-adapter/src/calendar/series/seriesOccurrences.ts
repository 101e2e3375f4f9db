import {
  eventFactsOf,
  expandRecurrence,
  occurrenceIdOf,
  occurrenceStart,
  type EventFacts,
  type EventWindow,
  type OccurrenceId,
} from '@mailroom/core'
import type { EventSeries } from '../KeptEvent'

/** One of a series, or an event that takes place once. */
export interface FoundOccurrence {
  /** Of a series: which one. */
  readonly id?: OccurrenceId
  readonly facts: EventFacts
  readonly isException: boolean
}

/** Those that take place in a window, in no order. @throws RangeError for a zone that there is not */
export function occurrencesIn(series: EventSeries, window: EventWindow): readonly FoundOccurrence[] {
  const { time, timeZone, recurrence, exceptions, leftOut } = series
  const plain = expandRecurrence(time, timeZone, recurrence, window)
    .filter(({ id }) => !leftOut.includes(id) && !exceptions.has(id))
    .map((found) => ({
      ...(recurrence && { id: found.id }),
      facts: { ...eventFactsOf(series), time: found.time },
      isException: false,
    }))
  const others = [...exceptions]
    .filter(([, facts]) => expandRecurrence(facts.time, timeZone, undefined, window).length > 0)
    .map(([id, facts]) => ({ id, facts, isException: true }))
  return [...plain, ...others]
}

/** One of a series; undefined when it is none of it, or is left out. */
export function occurrenceOf(series: EventSeries, id: OccurrenceId): FoundOccurrence | undefined {
  const exception = series.exceptions.get(id)
  if (exception) return { id, facts: exception, isException: true }
  if (!series.recurrence || series.leftOut.includes(id) || !isOfRule(series, id)) return undefined
  const startsAt = occurrenceStart(id)!
  const endsAt = startsAt + series.time.endsAt - series.time.startsAt
  return {
    id,
    facts: { ...eventFactsOf(series), time: { ...series.time, startsAt, endsAt } },
    isException: false,
  }
}

/** Whether the rule of a series has such an event begin then, whatever has become of it. */
export function isOfRule(
  { time, timeZone, recurrence }: Pick<EventSeries, 'time' | 'timeZone' | 'recurrence'>,
  id: OccurrenceId,
): boolean {
  const from = occurrenceStart(id)
  if (from === undefined || occurrenceIdOf(time.kind, from) !== id) return false
  // As short as can be: those that are still going on are not asked for.
  const moment = { ...time, endsAt: time.startsAt }
  const found = expandRecurrence(moment, timeZone, recurrence, { from, to: from + 1000, timeZone: 'UTC' })
  return found.some((each) => each.id === id)
}

/** Whether anything of a series is left. */
export function takesPlace({ time, timeZone, recurrence, leftOut, exceptions }: EventSeries): boolean {
  const { count, until = Infinity } = recurrence ?? {}
  if (exceptions.size > 0 || (recurrence && count === undefined && until === Infinity)) return true
  const to = Math.min(until + 1000, Date.UTC(9999, 11, 31))
  const found = expandRecurrence(time, timeZone, recurrence, { from: time.startsAt, to, timeZone: 'UTC' })
  return found.some(({ id }) => !leftOut.includes(id))
}
