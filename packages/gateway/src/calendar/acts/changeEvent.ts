import {
  MailroomError,
  type CalendarEvent,
  type EventChange,
  type EventFacts,
  type EventFields,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { CalendarParts } from '../CalendarParts'
import { requireEventRoom } from '../kept/eventRoom'
import { recurrenceOf } from '../recurrence/ruleText'
import {
  calendarOfEvent,
  changedCalendar,
  requireChanges,
  seenCalendar,
  type SeenCalendar,
} from '../rights/seenCalendars'
import { isOfOthers, seenEvent, type SeenEvent } from '../rights/seenEvent'
import { isSaid } from '../series/changeAll'
import { isSamePeople } from '../series/guests'
import { isSameText, isSameTime } from '../series/facts'
import { isFirst } from '../series/splitSeries'
import { factsIn, readEvent } from '../shown/shownEvent'
import { act, type Act } from './Act'
import { notOwn } from './addEvent'
import { changeFollowing, changeOne, changeWhole, type EventWish } from './changeSeries'
import { checkedEvent } from './checkedEvent'
import { keepEvent, requireFreeUid } from './keepEvent'

/** Changes what of a series is meant, and tells its guests. As core's `CalendarPort.save`. @source CA-02, CA-04, CA-08 */
export async function changeEvent(
  parts: CalendarParts,
  accountId: AccountId,
  given: EventFields,
  { id, reach }: EventChange,
): Promise<CalendarEvent> {
  const { db } = parts.database
  const source = await calendarOfEvent(db, accountId, id)
  const goal = await seenCalendar(db, accountId, given.calendarId)
  return act(parts, accountId, { owners: [source.ownerId, goal.ownerId] }, async (under) => {
    const { trx } = under
    const seen = await seenEvent(trx, accountId, id)
    requireChanges(seen.calendar)
    requireTurn(seen.calendar, [source, goal])
    const target = await changedCalendar(trx, accountId, given.calendarId)
    const fields = checkedEvent(given, seen.ownerKeys, recurrenceOf(seen.record)?.every === 'other')
    const wish = { seen, target, fields, before: factsIn(seen, reach.occurrence) }
    if (isOfOthers(seen)) return changeOfOthers(under, wish, reach.occurrence)
    await requireRights(under, wish)
    if (reach.kind === 'one') return changeOne(under, wish, reach.occurrence)
    if (reach.kind === 'following' && !isFirst(seen.record, reach.occurrence))
      return changeFollowing(under, wish, reach.occurrence)
    return changeWhole(under, wish)
  })
}

/** An event that was put into somebody else's calendar between the question and its turn is looked at again by whoever asks. */
function requireTurn(calendar: SeenCalendar, taken: readonly SeenCalendar[]): void {
  if (!taken.some(({ ownerId }) => ownerId === calendar.ownerId))
    throw new MailroomError('conflict', 'The event was put into another calendar.')
}

/** Who invites stays who invites: guests come and go in a calendar of one's own, and with an event to none of somebody else. */
async function requireRights(under: Act, { seen, target, fields, before }: EventWish): Promise<void> {
  if (seen.calendar.access !== 'own' && !isSamePeople(fields.guests, before.guests)) throw notOwn()
  if (target.id === seen.calendarId) return
  if (seen.record.organizer && target.ownerId !== seen.calendar.ownerId) throw notOwn()
  if (fields.guests.length > 0 && target.access !== 'own') throw notOwn()
  await requireEventRoom(under.trx, target.id, 1)
}

/** Of what somebody else has invited to the reader changes in which own calendar it is, its colour and its reminder. */
async function changeOfOthers(
  under: Act,
  { seen, target, fields, before }: EventWish,
  occurrence: EventChange['reach']['occurrence'],
): Promise<CalendarEvent> {
  const { record, calendar } = seen
  const isMoved = target.id !== seen.calendarId
  if (!isAsSaid(seen, fields, before) || (isMoved && target.ownerId !== calendar.ownerId))
    throw new MailroomError('forbidden', 'Only whoever invites changes the event.', {
      detail: 'eventOfOthers',
    })
  if (isMoved) {
    await requireEventRoom(under.trx, target.id, 1)
    await requireFreeUid(under, target.id, record.uid)
    await under.touch(seen.calendarId)
  }
  const marked = <Facts extends EventFacts>({
    color: _color,
    reminderMinutes: _minutes,
    ...facts
  }: Facts) => ({
    ...facts,
    ...(fields.color !== undefined && { color: fields.color }),
    ...(fields.reminderMinutes !== undefined && { reminderMinutes: fields.reminderMinutes }),
  })
  const next = { ...marked(record), exceptions: record.exceptions.map(marked) }
  await keepEvent(under, target, next, { id: seen.id })
  return readEvent(under.trx, under.accountId, seen.id, occurrence)
}

const isAsSaid = ({ record }: SeenEvent, fields: EventFields, before: EventFacts): boolean =>
  isSameTime(fields.time, before.time) &&
  fields.timeZone === record.timeZone &&
  isSaid(fields.recurrence, record) &&
  isSameText({ ...before, ...fields, guests: before.guests }, before)
