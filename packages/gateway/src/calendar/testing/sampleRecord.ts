import { clockMoment, wallAt } from '@mailroom/core'
import type { EventRecord } from '../EventRecord'

/** An event of one hour in Berlin; whatever else is said of it. */
export const sampleRecord = (more: Partial<EventRecord> = {}): EventRecord => ({
  ...{ uid: 'sample@example.com', sequence: 0, title: 'Round', place: '', note: '' },
  time: { kind: 'instant', startsAt: Date.UTC(2026, 0, 5, 8), endsAt: Date.UTC(2026, 0, 5, 9) },
  timeZone: 'Europe/Berlin',
  ...{ guests: [], addedDates: [], leftOut: [], exceptions: [] },
  ...more,
})

/** One hour, or so long, from what the clock of a zone shows as `2026-01-05T09:00`. */
export function hourFrom(wall: string, timeZone: string, minutes = 60): EventRecord['time'] {
  const startsAt = clockMoment(Date.parse(`${wall}Z`), timeZone)
  return { kind: 'instant', startsAt, endsAt: startsAt + minutes * 60_000 }
}

/** Whole days, from one to the one after the last. */
export const daysFrom = (first: string, next: string): EventRecord['time'] => ({
  ...{ kind: 'allDay', startsAt: Date.parse(`${first}Z`), endsAt: Date.parse(`${next}Z`) },
})

/** What the clock of a zone shows at a moment, as `2026-01-05T09:00`. */
export const wallText = (at: number, timeZone: string): string =>
  new Date(wallAt(at, timeZone)).toISOString().slice(0, 16)
