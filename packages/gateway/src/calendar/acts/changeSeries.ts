import {
  eventFactsOf,
  type CalendarEvent,
  type EventFacts,
  type EventFields,
  type Invitee,
  type OccurrenceId,
} from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { EventException, EventRecord } from '../EventRecord'
import { changeMails, requestMails } from '../mails/eventMails'
import { requireEventRoom } from '../kept/eventRoom'
import type { SeenCalendar } from '../rights/seenCalendars'
import type { SeenEvent } from '../rights/seenEvent'
import { changedAll } from '../series/changeAll'
import { isSameText, isSameTime, stepped, withException } from '../series/facts'
import { askedAnew, invitedOf, peopleOf, withOrganizer } from '../series/guests'
import { partFrom, withoutFollowing } from '../series/splitSeries'
import { readEvent } from '../shown/shownEvent'
import type { Act } from './Act'
import { keepEvent, requireFreeUid } from './keepEvent'

/** What somebody who may do so wants of an event. */
export interface EventWish {
  readonly seen: SeenEvent
  /** Where it is to be. */
  readonly target: SeenCalendar
  /** As they are kept. */
  readonly fields: EventFields
  /** What the event, or the one of its series that is meant, said until now. */
  readonly before: EventFacts
}

/** One of a series becomes what the form says; it stays in the calendar of its series. */
export async function changeOne(
  under: Act,
  { seen, fields, before }: EventWish,
  occurrence: OccurrenceId,
): Promise<CalendarEvent> {
  const isMoved = !isSameTime(fields.time, before.time)
  const guests = guestsAfter(fields, before.guests, isMoved)
  const exception: EventException = { ...eventFactsOf({ ...fields, guests }), occurrence }
  const matters = isMoved || !isSameText(exception, before)
  const next = withException(seen.record, exception)
  const record = withOrganizer(matters ? stepped(next) : next, seen.calendar.owner)
  await keepEvent(under, seen.calendar, record, { id: seen.id })
  const change = { before: before.guests, after: guests, matters }
  await under.enqueue(changeMails(await under.sender(seen), { record, occurrence }, change))
  return readEvent(under.trx, under.accountId, seen.id, occurrence)
}

/** All of a series becomes what the form says, or an event that takes place once. */
export async function changeWhole(
  under: Act,
  { seen, target, fields, before }: EventWish,
): Promise<CalendarEvent> {
  const { record } = seen
  const changed = changedAll(record, before.time, fields)
  const isMoved = !isSameTimes(changed, record)
  const asked = isMoved ? everybodyAskedAnew(changed) : changed
  const matters = isMoved || !isSameText(changed, record)
  const next = withOrganizer(matters ? stepped(asked) : asked, target.owner)
  if (target.id !== seen.calendarId) {
    await requireFreeUid(under, target.id, record.uid)
    await under.touch(seen.calendarId)
  }
  await keepEvent(under, target, next, { id: seen.id })
  const change = { before: record.guests, after: next.guests, matters }
  await under.enqueue(changeMails(await under.sender(seen), { record: next }, change))
  return readEvent(under.trx, under.accountId, seen.id)
}

/** One of a series, which is not its first, and all after it become a series of their own. */
export async function changeFollowing(
  under: Act,
  { seen, target, fields, before }: EventWish,
  occurrence: OccurrenceId,
): Promise<CalendarEvent> {
  const { record, calendar } = seen
  await requireEventRoom(under.trx, target.id, 1)
  const part = partFrom(record, occurrence, { uid: randomUUID(), from: before.time, fields })
  const isMoved = !isSameTime(fields.time, before.time)
  const next = withOrganizer(isMoved ? everybodyAskedAnew(part) : part, target.owner)
  const rest = withOrganizer(stepped(withoutFollowing(record, occurrence) ?? record), calendar.owner)
  await keepEvent(under, calendar, rest, { id: seen.id })
  const made = await keepEvent(under, target, next)
  await under.enqueue([
    ...requestMails(await under.sender(seen), { record: rest }, rest.guests, false),
    ...requestMails(
      await under.sender({ id: made, calendar: target }),
      { record: next },
      peopleOf(next),
      true,
    ),
  ])
  return readEvent(under.trx, under.accountId, made)
}

/** Guests as the form has them; with the time of an event everybody's answer is asked for anew. */
function guestsAfter(
  { guests }: EventFields,
  before: readonly Invitee[],
  isMoved: boolean,
): readonly Invitee[] {
  const invited = invitedOf(guests, before)
  return isMoved ? askedAnew(invited) : invited
}

const everybodyAskedAnew = (record: EventRecord): EventRecord => ({
  ...record,
  guests: askedAnew(record.guests),
  exceptions: record.exceptions.map((each) => ({ ...each, guests: askedAnew(each.guests) })),
})

const isSameTimes = (a: EventRecord, b: EventRecord): boolean =>
  isSameTime(a.time, b.time) &&
  a.timeZone === b.timeZone &&
  a.rule === b.rule &&
  JSON.stringify(a.addedDates) === JSON.stringify(b.addedDates)
