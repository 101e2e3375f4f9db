import { occurrenceStart, wallAt, type EventTime, type EventWindow, type OccurrenceId } from '@mailroom/core'
import { isSeries, slotsIn, timeAt, type SeriesTimes, type Span } from './seriesTimes'

/** One event of a series, or the only one. */
export interface FoundOccurrence {
  /** Absent for what takes place once. */
  readonly occurrence?: OccurrenceId
  readonly time: EventTime
  /** It is one of the `exceptions`. */
  readonly isException: boolean
}

/** Days as events are held against them: as moments, and as whole days at 0:00 UTC. */
export interface DaySpans {
  readonly moments: Span
  readonly days: Span
}

/** The days of a window. */
export const spansOf = ({ from, to, timeZone }: EventWindow): DaySpans => ({
  moments: { from, to },
  days: { from: wallAt(from, timeZone), to: wallAt(to, timeZone) },
})

/** True when an event takes place within some days; one without length also at the first moment. */
function isWithin({ kind, startsAt, endsAt }: EventTime, { moments, days }: DaySpans): boolean {
  const { from, to } = kind === 'allDay' ? days : moments
  return startsAt < to && (endsAt > from || startsAt >= from)
}

/**
 * Those of a series that take place within some days, by the beginning that the series gives them; exceptions where they were
 * moved to. What takes place once is one of itself.
 *
 * @source RFC 5545 3.8.5
 */
export function occurrencesIn(series: SeriesTimes, spans: DaySpans): readonly FoundOccurrence[] {
  const { time, leftOut, exceptions } = series
  const away = new Set([...leftOut, ...exceptions.map(({ occurrence }) => occurrence)])
  const span = time.kind === 'allDay' ? spans.days : spans.moments
  const slots = slotsIn(series, { from: span.from - (time.endsAt - time.startsAt), to: span.to })
  const ofSeries = isSeries(series)
  const plain = slots
    .filter(({ occurrence }) => !away.has(occurrence))
    .map(({ at, occurrence }) => ({
      ...(ofSeries && { occurrence }),
      time: timeAt(time, at),
      isException: false,
    }))
  const gone = new Set(leftOut)
  const changed = exceptions
    .filter(({ occurrence }) => !gone.has(occurrence))
    .map((each) => ({ occurrence: each.occurrence, time: each.time, isException: true }))
  return [...plain, ...changed].filter((each) => isWithin(each.time, spans))
}

/** One of a series by its name; undefined when there is none, or it does not take place. */
export function findOccurrence(series: SeriesTimes, occurrence: OccurrenceId): FoundOccurrence | undefined {
  if (!isSeries(series) || series.leftOut.includes(occurrence)) return undefined
  const exception = series.exceptions.find((each) => each.occurrence === occurrence)
  if (exception) return { occurrence, time: exception.time, isException: true }
  const at = occurrenceStart(occurrence)
  if (at === undefined) return undefined
  const slot = slotsIn(series, { from: at, to: at }).find((each) => each.occurrence === occurrence)
  return slot && { occurrence, time: timeAt(series.time, slot.at), isException: false }
}
