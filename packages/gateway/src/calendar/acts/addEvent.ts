import {
  eventFactsOf,
  MailroomError,
  type Address,
  type CalendarEvent,
  type EventCreation,
  type EventFields,
  type EventId,
} from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { AccountId } from '../../accounts/AccountId'
import { ownKeys } from '../../contacts/ownKeys'
import type { Executor } from '../../doors/database/Database'
import type { CalendarParts } from '../CalendarParts'
import type { EventRecord } from '../EventRecord'
import { requireEventRoom } from '../kept/eventRoom'
import { changeMails } from '../mails/eventMails'
import { ruleOf } from '../recurrence/ruleText'
import { changedCalendar, seenCalendar } from '../rights/seenCalendars'
import { requireSound } from '../series/changeAll'
import { invitedOf, withOrganizer } from '../series/guests'
import { readEvent } from '../shown/shownEvent'
import { act } from './Act'
import { checkedEvent } from './checkedEvent'
import { keepEvent } from './keepEvent'

/** Adds an event and invites its guests. As core's `CalendarPort.save`. */
export async function addEvent(
  parts: CalendarParts,
  accountId: AccountId,
  given: EventFields,
  { requestId, origin }: EventCreation,
): Promise<CalendarEvent> {
  const { db } = parts.database
  if (!/^[\w-]{16,64}$/.test(requestId))
    throw new MailroomError('invalid', 'A new event is named by 16 to 64 letters, digits, _ or -.')
  const { ownerId } = await seenCalendar(db, accountId, given.calendarId)
  const turns = { owners: [ownerId], names: [`event ${accountId} ${requestId}`] }
  return act(parts, accountId, turns, async (under) => {
    const { trx } = under
    const made = await findAsked(trx, accountId, requestId)
    if (made !== undefined) return readEvent(trx, accountId, made)
    const calendar = await changedCalendar(trx, accountId, given.calendarId)
    const fields = checkedEvent(given, await ownKeys(trx, calendar.ownerId), false)
    if (fields.guests.length > 0 && calendar.access !== 'own') throw notOwn()
    await requireEventRoom(trx, calendar.id, 1)
    const record = recordOf(fields, calendar.owner)
    const id = await keepEvent(under, calendar, record, { request: { accountId, id: requestId } })
    const sender = await under.sender({ id, calendar })
    const told = { record, ...(origin && { origin }) }
    await under.enqueue(changeMails(sender, told, { before: [], after: record.guests, matters: false }))
    return readEvent(trx, accountId, id)
  })
}

/** An event as a form has it, under a name of its own. @throws MailroomError `invalid` for a rule that nobody can compute */
export function recordOf(fields: EventFields, owner: Address): EventRecord {
  const { recurrence, timeZone } = fields
  const record: EventRecord = {
    ...eventFactsOf({ ...fields, guests: invitedOf(fields.guests, []) }),
    ...{ uid: randomUUID(), sequence: 0, timeZone, addedDates: [], leftOut: [], exceptions: [] },
  }
  const rule = recurrence && ruleOf(recurrence, record)
  return withOrganizer(rule === undefined ? record : { ...record, rule: requireSound(rule, record) }, owner)
}

/** Only whose calendar it is invites. */
export const notOwn = (): MailroomError =>
  new MailroomError('forbidden', 'People are invited to events of one’s own calendars alone.', {
    detail: 'calendarNotOwn',
  })

/** The event that was made for a request, if it is there. */
export async function findAsked(
  db: Executor,
  accountId: AccountId,
  requestId: string,
): Promise<EventId | undefined> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('requested_by', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.id
}
