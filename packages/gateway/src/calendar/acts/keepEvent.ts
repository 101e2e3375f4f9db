import { MailroomError, type CalendarId, type EventId } from '@mailroom/core'
import type { EventRecord } from '../EventRecord'
import { uidKey } from '../kept/eventColumns'
import { writeRecord, type RecordWriting } from '../kept/writeRecord'
import type { SeenCalendar } from '../rights/seenCalendars'
import type { Act } from './Act'

/** Keeps an event in a calendar, with its reminder, and has its readers look again. @returns its id */
export async function keepEvent(
  under: Act,
  calendar: Pick<SeenCalendar, 'id' | 'ownerId'>,
  record: EventRecord,
  how: Omit<RecordWriting, 'now'> = {},
): Promise<EventId> {
  const { trx, now, planReminder } = under
  const id = await writeRecord(trx, calendar.id, record, { ...how, now })
  await planReminder(trx, { id, ownerId: calendar.ownerId, record })
  await under.touch(calendar.id)
  return id
}

/** `conflict` when an event of this name is in a calendar. */
export async function requireFreeUid(under: Act, calendarId: CalendarId, uid: string): Promise<void> {
  const there = await under.trx
    .selectFrom('events')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('uid_key', '=', uidKey(uid))
    .executeTakeFirst()
  if (there)
    throw new MailroomError('conflict', 'The event is in that calendar already.', { detail: 'eventThere' })
}
