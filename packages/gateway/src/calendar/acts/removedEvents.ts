import { eventUndoMs, MailroomError, type CalendarId, type EventId, type EventUndoId } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import type { CalendarParts } from '../CalendarParts'
import type { EventRecord } from '../EventRecord'
import { requireEventRoom } from '../kept/eventRoom'
import { readRecord } from '../kept/readRecord'
import { writeRecordAgain } from '../kept/writeRecord'
import { changedCalendar, seenCalendar } from '../rights/seenCalendars'
import type { SeenEvent } from '../rights/seenEvent'
import { act, type Act } from './Act'
import { keepEvent, requireFreeUid } from './keepEvent'

/** What was removed, and what was left of it. */
interface RemovedEvent {
  readonly id: EventId
  readonly before: EventRecord
  /** Absent when nothing was left. */
  readonly after?: EventRecord
}

/** Notes what an event was before something of it was removed. @returns what brings it back */
export async function noteRemoved(under: Act, { id, calendarId, record }: SeenEvent): Promise<EventUndoId> {
  const { trx, accountId, now } = under
  await forgetRemovedEvents(trx, now)
  const left = await readRecord(trx, id)
  const removed: RemovedEvent = { id, before: record, ...(left && { after: left.record }) }
  const token = randomUUID()
  await trx
    .insertInto('event_undo')
    .values({
      ...{ token, account_id: accountId, calendar_id: calendarId },
      ...{ removed: JSON.stringify(removed), expires_at: now + eventUndoMs },
    })
    .execute()
  return token
}

/** As core's `CalendarPort.restore`: as long as nothing else has become of the event. */
export async function restoreEvents(
  parts: CalendarParts,
  accountId: AccountId,
  undo: EventUndoId,
): Promise<void> {
  const there = await findRemoved(parts.database.db, accountId, undo, parts.now())
  const { ownerId } = await seenCalendar(parts.database.db, accountId, there.calendarId)
  await act(parts, accountId, { owners: [ownerId] }, async (under) => {
    const { calendarId, removed } = await findRemoved(under.trx, accountId, undo, under.now)
    await changedCalendar(under.trx, accountId, calendarId)
    await under.trx.deleteFrom('event_undo').where('token', '=', undo).execute()
    if (removed.after) await undoChange(under, removed, removed.after)
    else await bringBack(under, calendarId, ownerId, removed)
  })
}

/** Lets go for good what can no longer be brought back. */
export async function forgetRemovedEvents(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('event_undo').where('expires_at', '<=', now).execute()
}

async function findRemoved(
  db: Executor,
  accountId: AccountId,
  undo: EventUndoId,
  now: number,
): Promise<{ readonly calendarId: CalendarId; readonly removed: RemovedEvent }> {
  const row = await db
    .selectFrom('event_undo')
    .select(['calendar_id', 'removed'])
    .where('token', '=', undo)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) throw gone()
  return { calendarId: row.calendar_id, removed: JSON.parse(row.removed) as RemovedEvent }
}

async function undoChange(under: Act, { id, before }: RemovedEvent, after: EventRecord): Promise<void> {
  const kept = await readRecord(under.trx, id)
  if (!kept || JSON.stringify(kept.record) !== JSON.stringify(after)) throw gone()
  const calendar = await changedCalendar(under.trx, under.accountId, kept.calendarId)
  await keepEvent(under, calendar, before, { id })
}

async function bringBack(
  under: Act,
  calendarId: CalendarId,
  ownerId: AccountId,
  { id, before }: RemovedEvent,
): Promise<void> {
  const { trx, now, planReminder } = under
  await requireEventRoom(trx, calendarId, 1)
  await requireFreeUid(under, calendarId, before.uid)
  await writeRecordAgain(trx, calendarId, before, { id, now })
  await planReminder(trx, { id, ownerId, record: before })
  await under.touch(calendarId)
}

const gone = (): MailroomError =>
  new MailroomError('notFound', 'What was removed cannot be brought back any more.')
