import { momentOf, type EventTime } from '@mailroom/core'
import { dayMs, type Day } from '../days/days'
import { firstDayOf, lastDayOf, type ShownEvent } from './ShownEvent'

const minuteMs = 60_000

/** To so many minutes what is drawn or moved is rounded. */
export const slotStep = 15

/** A time as somebody draws it, by the clock on the wall, as if that were UTC. */
export interface EventSpan {
  readonly isAllDay: boolean
  readonly starts: number
  /** Of whole days the first that no longer counts. */
  readonly ends: number
}

/** A place among the days: a minute of one, or all of it. */
export interface DayPoint {
  readonly day: Day
  /** Since midnight. */
  readonly minute?: number
}

export const spanOf = ({ starts, ends, occurrence }: ShownEvent): EventSpan => ({
  isAllDay: occurrence.time.kind === 'allDay',
  starts,
  ends,
})

/** As many days and minutes later; whole days know no minutes. */
export function movedSpan(span: EventSpan, days: number, minutes = 0): EventSpan {
  const by = days * dayMs + (span.isAllDay ? 0 : minutes * minuteMs)
  return { ...span, starts: span.starts + by, ends: span.ends + by }
}

/** Longer or shorter at its end, never shorter than one step. @param by days where it has whole ones, else minutes */
export function resizedSpan(span: EventSpan, by: number): EventSpan {
  const least = span.isAllDay ? dayMs : slotStep * minuteMs
  const ends = span.ends + by * (span.isAllDay ? dayMs : minuteMs)
  return { ...span, ends: Math.max(span.starts + least, ends) }
}

/** What lies between two places, both with; whole days where one of them has no minute. */
export function drawnSpan(from: DayPoint, to: DayPoint): EventSpan {
  if (from.minute === undefined || to.minute === undefined) {
    const [first, last] = from.day <= to.day ? [from.day, to.day] : [to.day, from.day]
    return { isAllDay: true, starts: first * dayMs, ends: (last + 1) * dayMs }
  }
  // Hours are drawn within the day in which that began.
  const [start, end] = from.minute <= to.minute ? [from.minute, to.minute] : [to.minute, from.minute]
  const at = (minute: number) => from.day * dayMs + minute * minuteMs
  return {
    isAllDay: false,
    starts: at(toStep(start, Math.floor)),
    ends: at(Math.max(toStep(end, Math.ceil), toStep(start, Math.floor) + slotStep)),
  }
}

/** An event that is drawn from one place to another. */
export function draggedSpan(event: ShownEvent, from: DayPoint, to: DayPoint): EventSpan {
  const span = spanOf(event)
  const days = to.day - from.day
  if (to.minute === undefined)
    return from.minute === undefined || span.isAllDay ? movedSpan(span, days) : wholeDay(to.day)
  if (from.minute === undefined) return anHour(to)
  return movedSpan(span, days, toStep(to.minute - from.minute, Math.round))
}

/** An event whose end is drawn to another place. */
export function stretchedSpan(event: ShownEvent, to: DayPoint): EventSpan {
  const span = spanOf(event)
  if (to.minute === undefined) return resizedSpan(span, stretchedDays(event, to.day, span.isAllDay))
  const ends = to.day * dayMs + toStep(to.minute, Math.round) * minuteMs
  return resizedSpan({ ...span, isAllDay: false }, (ends - span.ends) / minuteMs)
}

/** How much later the end is, in days of whole days, else in minutes. */
const stretchedDays = (event: ShownEvent, day: Day, isAllDay: boolean): number =>
  (Math.max(day, firstDayOf(event)) - lastDayOf(event)) * (isAllDay ? 1 : dayMs / minuteMs)

const wholeDay = (day: Day): EventSpan => ({ isAllDay: true, starts: day * dayMs, ends: (day + 1) * dayMs })

/** An event that had no hours gets one. */
export function anHour({ day, minute = 0 }: DayPoint): EventSpan {
  const starts = day * dayMs + toStep(minute, Math.floor) * minuteMs
  return { isAllDay: false, starts, ends: starts + 60 * minuteMs }
}

const toStep = (minute: number, round: (value: number) => number): number =>
  round(minute / slotStep) * slotStep

/**
 * The time that is meant by what was drawn.
 *
 * @param timeZone by whose clock, an IANA name
 * @param before   the time that the event had: where it goes on for as long by the clock, it does so in truth, also over a
 *                 night in which clocks are set
 */
export function timeOfSpan(
  span: EventSpan,
  timeZone: string,
  before?: EventSpan & { time: EventTime },
): EventTime {
  const { isAllDay, starts, ends } = span
  if (isAllDay) return { kind: 'allDay', startsAt: starts, endsAt: ends }
  const startsAt = momentOf(starts, timeZone) ?? starts
  const isAsLong = before?.time.kind === 'instant' && ends - starts === before.ends - before.starts
  const endsAt = isAsLong
    ? startsAt + before.time.endsAt - before.time.startsAt
    : Math.max(startsAt, momentOf(ends, timeZone) ?? ends)
  return { kind: 'instant', startsAt, endsAt }
}
