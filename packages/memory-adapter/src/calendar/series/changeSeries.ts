import {
  addressKey,
  eventFactsOf,
  occurrenceIdOf,
  occurrenceStart,
  seriesShift,
  shifted,
  uniqueAddresses,
  type EventFacts,
  type EventFields,
  type EventRecurrence,
  type EventTime,
  type Invitee,
  type OccurrenceId,
  type SeriesShift,
} from '@mailroom/core'
import type { EventSeries } from '../KeptEvent'
import { isSameRule, movedRule } from './movedRule'
import { isOfRule, occurrencesIn } from './seriesOccurrences'

const dayMs = 86_400_000

/** One of a series becomes what a form says. */
export const withException = (series: EventSeries, id: OccurrenceId, facts: EventFacts): EventSeries => ({
  ...series,
  exceptions: new Map(series.exceptions).set(id, facts),
})

/** One of a series does not take place. */
export function withoutOccurrence(series: EventSeries, id: OccurrenceId): EventSeries {
  const exceptions = new Map(series.exceptions)
  exceptions.delete(id)
  return { ...series, exceptions, leftOut: [...series.leftOut, id] }
}

/** A series that ends before one of it, which is not its first. @param at when the series has that one begin */
export function endedBefore(series: EventSeries, at: number): EventSeries {
  const { recurrence, leftOut, exceptions } = series
  if (!recurrence) return series
  const { count: _count, ...rule } = recurrence
  const isEarlier = (id: OccurrenceId) => (occurrenceStart(id) ?? at) < at
  return {
    ...series,
    recurrence: { ...rule, until: at - (series.time.kind === 'allDay' ? dayMs : 1000) },
    leftOut: leftOut.filter(isEarlier),
    exceptions: new Map([...exceptions].filter(([id]) => isEarlier(id))),
  }
}

/**
 * The series that one and all after it become, as a form says.
 *
 * @param from the time of that one, wherever it was moved
 */
export function partFrom(
  series: EventSeries,
  id: OccurrenceId,
  from: EventTime,
  fields: EventFields,
): EventSeries {
  const at = occurrenceStart(id)!
  const { recurrence, rule: _rule, ...rest } = series
  const remaining = recurrence && withoutEarlier(recurrence, series, at)
  const isLater = (each: OccurrenceId) => (occurrenceStart(each) ?? at) > at
  const part: EventSeries = {
    ...rest,
    ...(remaining && { recurrence: remaining }),
    uid: crypto.randomUUID(),
    sequence: 0,
    time: { ...series.time, startsAt: at, endsAt: at + series.time.endsAt - series.time.startsAt },
    leftOut: series.leftOut.filter(isLater),
    exceptions: new Map([...series.exceptions].filter(([each]) => isLater(each))),
  }
  const isSame = isSameRule(fields.recurrence, recurrence)
  return changedAll(part, from, isSame ? { ...fields, recurrence: remaining } : fields)
}

/** The rule of what is left from one on: those before it are counted no more. */
function withoutEarlier(rule: EventRecurrence, series: EventSeries, at: number): EventRecurrence {
  if (rule.count === undefined) return rule
  const window = { from: series.time.startsAt, to: at, timeZone: 'UTC' }
  const whole = { ...series, leftOut: [], exceptions: new Map<OccurrenceId, EventFacts>() }
  return { ...rule, count: Math.max(1, rule.count - occurrencesIn(whole, window).length) }
}

/**
 * A series as a form says of all of it. It moves, with its exceptions, by as much as the form moves one; what is changed of it
 * is changed of the exceptions too, where they do not differ in that.
 *
 * @param from the time that the form had before
 * @source CA-08
 */
export function changedAll(series: EventSeries, from: EventTime, fields: EventFields): EventSeries {
  const { timeZone } = fields
  const before = { time: { ...from, kind: series.time.kind }, timeZone: series.timeZone }
  const shift = seriesShift(before, { time: fields.time, timeZone })
  const startsAt = from === series.time ? fields.time.startsAt : shifted(series.time.startsAt, shift)
  const time = { ...fields.time, startsAt, endsAt: startsAt + fields.time.endsAt - fields.time.startsAt }
  const recurrence = ruleOf(series, fields, shift)
  const moved: EventSeries = {
    ...series,
    // What the form has taken away is in none of its facts.
    ...{ color: undefined, reminderMinutes: undefined },
    ...eventFactsOf({ ...fields, time, guests: invitedOf(fields.guests, series.guests) }),
    timeZone,
    recurrence,
    rule: recurrence?.every === 'other' ? series.rule : undefined,
  }
  const idAfter = (id: OccurrenceId) =>
    occurrenceIdOf(time.kind, shifted(occurrenceStart(id) ?? series.time.startsAt, shift))
  const isStill = (id: OccurrenceId) => recurrence !== undefined && isOfRule(moved, id)
  const exceptions = [...series.exceptions]
    .map(([id, facts]) => [idAfter(id), changedException(facts, series, moved, shift)] as const)
    .filter(([id]) => isStill(id))
  return {
    ...moved,
    leftOut: series.leftOut.map(idAfter).filter(isStill),
    exceptions: new Map(exceptions),
  }
}

function ruleOf(
  series: EventSeries,
  { recurrence }: EventFields,
  shift: SeriesShift,
): EventRecurrence | undefined {
  const isSame = series.recurrence && isSameRule(recurrence, series.recurrence)
  return isSame ? movedRule(series.recurrence, series.time.startsAt, shift) : recurrence
}

/** What differs of an exception stays, all else is as the series has it now. */
function changedException(
  facts: EventFacts,
  before: EventSeries,
  after: EventSeries,
  shift: SeriesShift,
): EventFacts {
  const startsAt = shifted(facts.time.startsAt, shift)
  const [old, now] = [eventFactsOf(before), eventFactsOf(after)]
  const isAlike = (name: keyof EventFacts) => facts[name] === old[name]
  const names = (['title', 'place', 'note', 'color', 'reminderMinutes'] as const).filter(isAlike)
  const lasts = facts.time.endsAt - facts.time.startsAt
  const isAsLong = lasts === before.time.endsAt - before.time.startsAt
  const endsAt = startsAt + (isAsLong ? after.time.endsAt - after.time.startsAt : lasts)
  return {
    ...facts,
    ...Object.fromEntries(names.map((name) => [name, now[name]])),
    // Who has answered otherwise is invited all the same.
    guests: isSamePeople(facts.guests, old.guests) ? invitedOf(now.guests, facts.guests) : facts.guests,
    time: { kind: after.time.kind, startsAt, endsAt },
  }
}

/** Guests of a form, with what those have said who were guests before. */
export function invitedOf(guests: EventFields['guests'], before: readonly Invitee[]): readonly Invitee[] {
  const said = new Map(before.map((guest) => [addressKey(guest), guest.status]))
  return guests.map(({ address, name, isOptional }) => ({
    ...{ address, name, isOptional },
    status: said.get(addressKey(address)) ?? 'pending',
  }))
}

/** Whoever is invited to any of a series, each once. */
export const allGuests = (series: EventSeries): readonly Invitee[] =>
  uniqueAddresses([series, ...series.exceptions.values()].flatMap(({ guests }) => guests))

/** Whether the same people are invited, whatever they have said. */
export const isSamePeople = (a: EventFields['guests'], b: EventFields['guests']): boolean =>
  JSON.stringify(a.map(addressKey).toSorted()) === JSON.stringify(b.map(addressKey).toSorted())

/** Everybody is asked anew, as when an event is moved. @source RFC 5546 2.1.5 */
export const askedAnew = (guests: readonly Invitee[]): readonly Invitee[] =>
  guests.map((guest) => ({ ...guest, status: 'pending' }))
