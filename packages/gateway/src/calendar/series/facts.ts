import { eventFactsOf, type EventFacts, type EventTime, type OccurrenceId } from '@mailroom/core'
import type { EventException, EventRecord } from '../EventRecord'
import { findOccurrence } from '../recurrence/occurrencesIn'

/** One of a series, whole: as it differs, or as the series has it. Undefined when there is none, or it does not take place. */
export function exceptionOf(record: EventRecord, occurrence: OccurrenceId): EventException | undefined {
  const found = findOccurrence(record, occurrence)
  if (!found) return undefined
  const known = record.exceptions.find((each) => each.occurrence === occurrence)
  return known ?? { ...eventFactsOf(record), time: found.time, occurrence }
}

/** Another one in the place of an exception, or one more. */
export const withException = (record: EventRecord, exception: EventException): EventRecord => ({
  ...record,
  exceptions: [
    ...record.exceptions.filter(({ occurrence }) => occurrence !== exception.occurrence),
    exception,
  ],
})

/** True for the same time. */
export const isSameTime = (a: EventTime, b: EventTime): boolean =>
  a.kind === b.kind && a.startsAt === b.startsAt && a.endsAt === b.endsAt

/** True when guests read of both the same. */
export const isSameText = (a: EventFacts, b: EventFacts): boolean =>
  a.title === b.title && a.place === b.place && a.note === b.note

/** The record after a change that matters to guests. */
export const stepped = (record: EventRecord): EventRecord => ({ ...record, sequence: record.sequence + 1 })
