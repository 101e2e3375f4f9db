import type { CalendarId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import type { EventRecord } from '../EventRecord'
import type { KeptEvent } from '../kept/readRecord'
import { writeRecord } from '../kept/writeRecord'
import { publishChange } from '../publishChange'
import type { InvitedParts } from './InvitedParts'

/** Writes an event of an account as it is now, or takes it out. The caller has the turn of its calendars. */
export async function settle(
  trx: Executor,
  { now, planReminder }: Pick<InvitedParts, 'now' | 'planReminder'>,
  ownerId: AccountId,
  { id, calendarId }: Pick<KeptEvent, 'id' | 'calendarId'>,
  after: EventRecord | 'gone',
): Promise<void> {
  if (after === 'gone') {
    await trx.deleteFrom('events').where('id', '=', id).execute()
    return
  }
  await writeRecord(trx, calendarId, after, { id, now: now() })
  await planReminder(trx, { id, ownerId, record: after })
}

/** Tells those who see a calendar that something in it has changed. Undefined: nothing has. */
export async function tellChange(
  { database, events, queue }: Pick<InvitedParts, 'database' | 'events' | 'queue'>,
  calendarId: CalendarId | undefined,
): Promise<void> {
  if (calendarId === undefined) return
  queue.wake()
  await publishChange(database.db, events, [calendarId])
}
