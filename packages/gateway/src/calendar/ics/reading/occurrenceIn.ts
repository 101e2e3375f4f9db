import { occurrenceIdOf, seriesClock, wallAt, type EventTime, type OccurrenceId } from '@mailroom/core'
import type { TimePoint } from './eventTime'

const dayMs = 86_400_000

/** What says when the events of a series begin. */
export interface SeriesStart {
  readonly time: EventTime
  /** IANA name. */
  readonly timeZone: string
}

/**
 * Names that event of a series which a point in time is about. Programs name one of a series by its day alone, and whole days by
 * a time: what is meant is taken from how the series begins.
 *
 * @source RFC 5545 3.8.4.4
 */
export function occurrenceIn({ time, timeZone }: SeriesStart, point: TimePoint): OccurrenceId {
  if (time.kind === 'allDay') {
    const wall = point.kind === 'instant' ? wallAt(point.at, timeZone) : point.at
    return occurrenceIdOf('allDay', startOfDay(wall))
  }
  const clock = seriesClock({ time, timeZone })
  const begins = clock.wallOf(time.startsAt)
  const wall = point.kind === 'allDay' ? point.at + (begins - startOfDay(begins)) : point.at
  return occurrenceIdOf('instant', point.kind === 'instant' ? point.at : clock.momentOf(wall))
}

const startOfDay = (wall: number): number => Math.floor(wall / dayMs) * dayMs
