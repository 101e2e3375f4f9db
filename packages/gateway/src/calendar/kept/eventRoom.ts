import { MailroomError, maxCalendarEvents, type CalendarId } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'

/** `overQuota` when so many more events would be too many for a calendar. */
export async function requireEventRoom(trx: Executor, calendarId: CalendarId, more: number): Promise<void> {
  const { count } = await trx
    .selectFrom('events')
    .where('calendar_id', '=', calendarId)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count + more <= maxCalendarEvents) return
  throw new MailroomError('overQuota', `A calendar has at most ${maxCalendarEvents} events.`, {
    detail: 'calendarFull',
    values: { max: String(maxCalendarEvents) },
  })
}
