import { momentOf, wallAt, type EventTime } from '@mailroom/core'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When an event begins and ends, as it is typed. */
export interface TypedTimes {
  readonly isAllDay: boolean
  /** By the clock of the zone of the form, `2026-11-24T10:00`; of whole days the hour is kept for when it is one again. */
  readonly start: string
  /** The same; of whole days the last one, whatever its hour. */
  readonly end: string
}

/** A time that says no hour has these when it is to have some. */
const usualHours = { start: '09:00', end: '10:00' }

/** The zone of this machine, by its IANA name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The next full hour, for an hour. @param now ms since 1970 */
export function nextHour(now: number): EventTime {
  const start = new Date(now)
  const startsAt = start.setHours(start.getHours() + 1, 0, 0, 0)
  return { kind: 'instant', startsAt, endsAt: startsAt + hourMs }
}

/** A time as it stands in the fields of a form. @param timeZone IANA name */
export function typedTimes({ kind, startsAt, endsAt }: EventTime, timeZone: string): TypedTimes {
  if (kind === 'allDay') {
    const day = (at: number) => textOf(at).slice(0, 10)
    return {
      isAllDay: true,
      start: `${day(startsAt)}T${usualHours.start}`,
      end: `${day(Math.max(startsAt, endsAt - dayMs))}T${usualHours.end}`,
    }
  }
  const wall = (at: number) => textOf(wallAt(at, timeZone))
  return { isAllDay: false, start: wall(startsAt), end: wall(endsAt) }
}

/** Another beginning: the event is as long as before, by the clock on the wall. */
export function beginAt<Times extends TypedTimes>(times: Times, start: string): Times {
  const end = wallOf(times.end) + wallOf(start) - wallOf(times.start)
  return { ...times, start, ...(Number.isFinite(end) && { end: textOf(end) }) }
}

/** When it takes place. A time that is not typed whole has no number. @param timeZone IANA name @default that of this machine */
export function eventTime({ isAllDay, start, end }: TypedTimes, timeZone: string = ownZone()): EventTime {
  if (isAllDay) return { kind: 'allDay', startsAt: dayOf(start), endsAt: dayOf(end) + dayMs }
  const moment = (text: string) => {
    const wall = wallOf(text)
    return (Number.isFinite(wall) ? momentOf(wall, timeZone) : undefined) ?? Number.NaN
  }
  return { kind: 'instant', startsAt: moment(start), endsAt: moment(end) }
}

/** The clock on the wall as if it were UTC, in ms since 1970; no number for what is not typed whole. */
export const wallOf = (text: string): number => Date.parse(`${text}Z`)

/** 0:00 UTC of the day of a typed time; no number for what is not typed whole. */
export const dayOf = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00Z`)

/** `2026-11-24T10:00` */
const textOf = (wall: number): string => new Date(wall).toISOString().slice(0, 16)
