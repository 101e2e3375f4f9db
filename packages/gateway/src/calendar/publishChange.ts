import type { CalendarId } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Executor } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'

/** Whoever sees a calendar: its owner, and those with whom it is shared. */
export async function readersOf(db: Executor, calendarId: CalendarId): Promise<readonly AccountId[]> {
  const owner = db.selectFrom('calendars').select('account_id').where('id', '=', calendarId)
  const sharees = db.selectFrom('calendar_shares').select('account_id').where('calendar_id', '=', calendarId)
  return (await owner.unionAll(sharees).execute()).map(({ account_id }) => account_id)
}

/** Has the open pages of whoever sees some calendars look again. Call it once the change is kept. @source CA-03 */
export async function publishChange(
  db: Executor,
  events: Pick<EventBus, 'publish'>,
  calendarIds: readonly CalendarId[],
): Promise<void> {
  const readers = await Promise.all([...new Set(calendarIds)].map((id) => readersOf(db, id)))
  publishTo(events, readers.flat())
}

/** The same for people who are known already. */
export function publishTo(events: Pick<EventBus, 'publish'>, accountIds: readonly AccountId[]): void {
  for (const accountId of new Set(accountIds)) events.publish(accountId, { kind: 'calendarChanged' })
}
