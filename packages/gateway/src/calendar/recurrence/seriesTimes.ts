import {
  occurrenceIdOf,
  occurrenceStart,
  seriesClock,
  type EventTime,
  type OccurrenceId,
} from '@mailroom/core'
import type { EventException, EventRecord } from '../EventRecord'
import { horizon, ruleWalk } from './ruleWalk'

/** As much of an event as says when it takes place. */
export type SeriesTimes = Pick<EventRecord, 'time' | 'timeZone' | 'rule' | 'addedDates' | 'leftOut'> & {
  readonly exceptions: readonly Pick<EventException, 'occurrence' | 'time'>[]
}

/** Moments from one to another; the second no longer counts. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** One beginning of a series. */
export interface Slot {
  /** ms since 1970; of whole days 0:00 UTC. */
  readonly at: number
  readonly occurrence: OccurrenceId
}

/** No clock is further from UTC, and none leaps so far. */
const slackMs = 2 * 86_400_000

/** True for what comes again, or has been one of several. */
export const isSeries = ({
  rule,
  addedDates,
  exceptions,
}: Pick<SeriesTimes, 'rule' | 'addedDates'> & { readonly exceptions: readonly unknown[] }): boolean =>
  rule !== undefined || addedDates.length > 0 || exceptions.length > 0

/**
 * When the series has its events begin in a span, also those that differ or do not take place; in order, each once.
 *
 * @param span both ends belong to it
 */
export function slotsIn(series: SeriesTimes, { from, to }: Span): readonly Slot[] {
  const { time, addedDates } = series
  const added = addedDates.map(occurrenceStart).filter((at) => at !== undefined)
  const moments = new Set([...ruleMoments(series, { from, to }), ...added])
  return [...moments]
    .filter((at) => at >= from && at <= to)
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, occurrence: occurrenceIdOf(time.kind, at) }))
}

/** The beginnings by the rule alone, in order; of what has none, its own. Both ends of the span belong to it. */
export function ruleMoments(series: SeriesTimes, { from, to }: Span): readonly number[] {
  const { rule, time } = series
  if (rule === undefined) return time.startsAt >= from && time.startsAt <= to ? [time.startsAt] : []
  const clock = seriesClock(series)
  // On the wall a span is a little longer or shorter: what is found beyond it is left away.
  const walls = ruleWalk(rule, series).between(from - slackMs, Math.min(to, horizon) + slackMs)
  return walls.map((wall) => clock.momentOf(wall)).filter((at) => at >= from && at <= to)
}

/** The span from the first moment at which any of a series begins to the last at which any ends; `horizon` for ever. */
export function spanOfSeries(series: SeriesTimes): Span {
  const { time, rule, addedDates, exceptions } = series
  const lasts = time.endsAt - time.startsAt
  const added = addedDates.map(occurrenceStart).filter((at) => at !== undefined)
  const begins = [time.startsAt, ...added, ...exceptions.map((each) => each.time.startsAt)]
  const ends = [time.endsAt, ...added.map((at) => at + lasts), ...exceptions.map((each) => each.time.endsAt)]
  if (rule !== undefined) ends.push(lastOfRule(series, rule) + lasts)
  return {
    from: begins.reduce((a, b) => Math.min(a, b)),
    to: Math.min(
      horizon,
      ends.reduce((a, b) => Math.max(a, b)),
    ),
  }
}

function lastOfRule(series: SeriesTimes, rule: string): number {
  const last = ruleWalk(rule, series).last()
  return last >= horizon ? horizon : seriesClock(series).momentOf(last)
}

/** A time of the same length that begins at another moment. */
export const timeAt = ({ kind, startsAt, endsAt }: EventTime, at: number): EventTime => ({
  kind,
  startsAt: at,
  endsAt: at + (endsAt - startsAt),
})
