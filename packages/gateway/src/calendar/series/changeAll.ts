import {
  eventFactsOf,
  isStill,
  MailroomError,
  occurrenceIdOf,
  occurrenceStart,
  seriesShift,
  shifted,
  type EventFacts,
  type EventFields,
  type EventRecurrence,
  type EventTime,
  type OccurrenceId,
  type SeriesShift,
} from '@mailroom/core'
import type { EventException, EventRecord } from '../EventRecord'
import { recurrenceOf, ruleOf } from '../recurrence/ruleText'
import { isSeries, slotsIn, timeAt } from '../recurrence/seriesTimes'
import { soundRule } from '../recurrence/soundRule'
import { isSameTime } from './facts'
import { invitedOf, isSamePeople } from './guests'
import { movedRule } from './movedRule'

/**
 * A series as a form says of all of it. It moves, with its exceptions, by as much on the wall as the form moves one, and takes
 * over how long that lasts. What is changed of it is changed of the exceptions too where they do not differ in that; those that
 * the series has no longer are gone.
 *
 * @param from the time that the form had before
 * @throws MailroomError `invalid` for a rule that nobody can compute
 * @source CA-08
 */
export function changedAll(record: EventRecord, from: EventTime, fields: EventFields): EventRecord {
  const { timeZone, guests } = fields
  const time = movedTime(record, from, fields)
  const shift = seriesShift(record, { time, timeZone })
  const isSame = isSaid(fields.recurrence, record)
  const moved: EventRecord = {
    ...{ uid: record.uid, sequence: record.sequence, leftOut: [], exceptions: [] },
    ...eventFactsOf({ ...fields, time, guests: invitedOf(guests, record.guests) }),
    timeZone,
    addedDates: isSame ? record.addedDates.map((id) => idAfter(id, shift)) : [],
    ...(record.organizer && { organizer: record.organizer }),
  }
  const rule = isSame ? movedRule(record, shift) : fields.recurrence && ruleOf(fields.recurrence, moved)
  const isKept = isSame && isStill(shift)
  const whole = rule === undefined ? moved : { ...moved, rule: isKept ? rule : requireSound(rule, moved) }
  return withDetails(whole, record, shift)
}

/** True when a form says no other rule than the series has. */
export const isSaid = (recurrence: EventRecurrence | undefined, record: EventRecord): boolean =>
  wordsOf(recurrence) === wordsOf(recurrenceOf(record))

function wordsOf(recurrence: EventRecurrence | undefined): string {
  if (!recurrence) return ''
  const { every, interval, weekdays, monthDays, count, until } = recurrence
  const days = weekdays.map(({ day, ordinal }) => `${ordinal ?? ''}/${day}`).toSorted()
  // Seconds are all that a rule keeps of its end.
  return JSON.stringify([
    every,
    interval,
    days,
    monthDays.toSorted((a, b) => a - b),
    count,
    until && Math.floor(until / 1000),
  ])
}

/** When the first of a series is, after the form has moved one of it. What the form has left as it was moves nothing. */
function movedTime(record: EventRecord, from: EventTime, { time, timeZone }: EventFields): EventTime {
  if (isSameTime(time, from) && timeZone === record.timeZone) return record.time
  if (isSameTime(from, record.time)) return time
  const shift = seriesShift({ time: from, timeZone: record.timeZone }, { time, timeZone })
  return timeAt(time, shifted(record.time.startsAt, { ...shift, from: record }))
}

/** A rule that can be computed. @throws MailroomError `invalid` */
export function requireSound(rule: string, record: EventRecord): string {
  const sound = soundRule(rule, record)
  if (sound !== undefined) return sound
  throw new MailroomError('invalid', 'Nobody can compute this rule.', { fields: { recurrence: ['noRule'] } })
}

const idAfter = (id: OccurrenceId, shift: SeriesShift): OccurrenceId =>
  occurrenceIdOf(shift.to.time.kind, shifted(occurrenceStart(id) ?? shift.from.time.startsAt, shift))

/** With what was left out or differs, as far as the series still has it. */
function withDetails(moved: EventRecord, before: EventRecord, shift: SeriesShift): EventRecord {
  if (!isSeries(moved)) return moved
  const leftOut = before.leftOut.map((id) => idAfter(id, shift))
  const exceptions = before.exceptions.map((each) => changedException(each, before, moved, shift))
  const isThere = membersAmong(moved, [...leftOut, ...exceptions.map(({ occurrence }) => occurrence)])
  return {
    ...moved,
    leftOut: leftOut.filter(isThere),
    exceptions: exceptions.filter(({ occurrence }) => isThere(occurrence)),
  }
}

/** Says of some names which the series has. */
function membersAmong(record: EventRecord, ids: readonly OccurrenceId[]): (id: OccurrenceId) => boolean {
  const moments = ids.map((id) => occurrenceStart(id)).filter((at) => at !== undefined)
  if (moments.length === 0) return () => false
  const from = moments.reduce((a, b) => Math.min(a, b))
  const to = moments.reduce((a, b) => Math.max(a, b))
  const found = new Set(slotsIn(record, { from, to }).map(({ occurrence }) => occurrence))
  return (id) => found.has(id)
}

/** What differs of an exception stays, all else is as the series has it now. */
function changedException(
  exception: EventException,
  before: EventRecord,
  after: EventRecord,
  shift: SeriesShift,
): EventException {
  const { color, reminderMinutes } = pickAlike(exception, before, after, ['color', 'reminderMinutes'])
  return {
    ...pickAlike(exception, before, after, ['title', 'place', 'note']),
    ...(color !== undefined && { color }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
    time: exceptionTime(exception.time, before.time, after.time, shift),
    guests: isSamePeople(exception.guests, before.guests)
      ? invitedOf(after.guests, exception.guests)
      : exception.guests,
    occurrence: idAfter(exception.occurrence, shift),
  }
}

/** Of each property the one of the series, where the exception did not differ in it. */
const pickAlike = <Name extends keyof EventFacts>(
  exception: EventFacts,
  before: EventFacts,
  after: EventFacts,
  names: readonly Name[],
): Pick<EventFacts, Name> =>
  Object.fromEntries(
    names.map((name) => [name, (exception[name] === before[name] ? after : exception)[name]]),
  ) as unknown as Pick<EventFacts, Name>

function exceptionTime(time: EventTime, before: EventTime, after: EventTime, shift: SeriesShift): EventTime {
  // One of whole days among others, or the other way round, is by no clock of the series.
  if (time.kind !== before.kind) return time
  const isAsLong = lengthOf(time) === lengthOf(before)
  const startsAt = shifted(time.startsAt, shift)
  const lasts = isAsLong || after.kind !== time.kind ? lengthOf(after) : lengthOf(time)
  return { kind: after.kind, startsAt, endsAt: startsAt + lasts }
}

const lengthOf = ({ startsAt, endsAt }: EventTime): number => endsAt - startsAt
