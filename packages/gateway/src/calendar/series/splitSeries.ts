import {
  occurrenceIdOf,
  occurrenceStart,
  type EventFields,
  type EventTime,
  type OccurrenceId,
} from '@mailroom/core'
import type { EventRecord } from '../EventRecord'
import { ruleParts, untilOf } from '../recurrence/ruleParts'
import { recurrenceOf } from '../recurrence/ruleText'
import { ruleMoments, slotsIn, spanOfSeries, timeAt } from '../recurrence/seriesTimes'
import { changedAll, isSaid } from './changeAll'

const dayMs = 86_400_000
const yearMs = 366 * dayMs

/** True when nothing of a series takes place before one of it. */
export const isFirst = (record: EventRecord, occurrence: OccurrenceId): boolean =>
  !takesPlace(record, momentOf(record, occurrence))

/** What a series is without one of it; undefined when nothing is left. */
export function withoutOne(record: EventRecord, occurrence: OccurrenceId): EventRecord | undefined {
  const left = {
    ...record,
    exceptions: record.exceptions.filter((each) => each.occurrence !== occurrence),
    leftOut: [...record.leftOut, occurrence],
  }
  return takesPlace(left) ? left : undefined
}

/** What a series is without one and all after it; undefined when nothing is left. */
export function withoutFollowing(record: EventRecord, occurrence: OccurrenceId): EventRecord | undefined {
  const at = momentOf(record, occurrence)
  return takesPlace(record, at) ? endedBefore(record, at) : undefined
}

/**
 * The series that one and all after it become, as a form says. What its rule counts is shared out: those before are counted no
 * more.
 *
 * @param uid  its own name
 * @param from the time that the form had before
 */
export function partFrom(
  record: EventRecord,
  occurrence: OccurrenceId,
  { uid, from, fields }: { readonly uid: string; readonly from: EventTime; readonly fields: EventFields },
): EventRecord {
  const at = momentOf(record, occurrence)
  const isFrom = (id: OccurrenceId) => momentOf(record, id) >= at
  const rule = ruleFrom(record, at)
  const { rule: _rule, ...rest } = record
  const part: EventRecord = {
    ...rest,
    ...{ uid, sequence: 0, time: timeAt(record.time, at) },
    ...(rule !== undefined && { rule }),
    addedDates: record.addedDates.filter((id) => isFrom(id) && id !== occurrence),
    leftOut: record.leftOut.filter(isFrom),
    exceptions: record.exceptions.filter((each) => isFrom(each.occurrence) && each.occurrence !== occurrence),
  }
  const recurrence = recurrenceOf(part)
  const { recurrence: said, ...others } = fields
  if (!isSaid(said, record)) return changedAll(part, from, fields)
  return changedAll(part, from, recurrence ? { ...others, recurrence } : others)
}

/** When the series has one of it begin; of a name that is none, its own beginning. */
const momentOf = (record: EventRecord, occurrence: OccurrenceId): number =>
  occurrenceStart(occurrence) ?? record.time.startsAt

/** A series that ends before a moment at which one of it begins. */
function endedBefore(record: EventRecord, at: number): EventRecord {
  const isEarlier = (id: OccurrenceId) => momentOf(record, id) < at
  const { rule, time, ...rest } = record
  // Only days beside the rule are before its beginning, which every series has.
  const beginning = time.startsAt < at ? [] : [occurrenceIdOf(time.kind, time.startsAt)]
  const left = {
    ...{ ...rest, time },
    addedDates: record.addedDates.filter(isEarlier),
    leftOut: [...record.leftOut.filter(isEarlier), ...beginning],
    exceptions: record.exceptions.filter((each) => isEarlier(each.occurrence)),
  }
  return rule === undefined ? left : { ...left, rule: ruleBefore(record, rule, at) }
}

function ruleBefore(record: EventRecord, text: string, at: number): string {
  const rule = ruleParts(text)
  if (!rule) return text
  if (rule.count !== null) rule.count = Math.max(1, countBefore(record, at))
  else rule.until = untilOf(at - (record.time.kind === 'allDay' ? dayMs : 1000), record.time.kind)
  return rule.toString()
}

/** What is left of a rule from one of it on. */
function ruleFrom(record: EventRecord, at: number): string | undefined {
  const rule = record.rule === undefined ? undefined : ruleParts(record.rule)
  if (!rule || rule.count === null) return record.rule
  // The new series counts its beginning, whether the rule did or not.
  const isByRule = ruleMoments(record, { from: at, to: at }).length > 0
  rule.count = Math.max(1, rule.count - countBefore(record, at) + (isByRule ? 0 : 1))
  return rule.toString()
}

const countBefore = (record: EventRecord, at: number): number =>
  ruleMoments(record, { from: Math.min(at, record.time.startsAt), to: at - 1 }).length

/** True when anything of a series takes place, as the series has it begin before a moment. */
function takesPlace(record: EventRecord, before = Infinity): boolean {
  const { leftOut, exceptions } = record
  const gone = new Set(leftOut)
  if (exceptions.some(({ occurrence }) => !gone.has(occurrence) && momentOf(record, occurrence) < before))
    return true
  const { from, to } = spanOfSeries(record)
  const end = Math.min(to, before - 1)
  // A year first, then ever more: most series have one that takes place in it.
  for (let last = from + yearMs; ; last += 2 * (last - from)) {
    const slots = slotsIn(record, { from, to: Math.min(last, end) })
    if (slots.some(({ occurrence }) => !gone.has(occurrence))) return true
    if (last >= end) return false
  }
}
