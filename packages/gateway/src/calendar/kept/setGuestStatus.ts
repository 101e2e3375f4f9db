import { addressKey, type EventId, type InvitationStatus, type OccurrenceId } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import { storableText } from '../../doors/database/storableText'
import { exceptionOf } from '../series/facts'
import { readRecord } from './readRecord'
import { writeRecord } from './writeRecord'

/** What a guest has said, and when. */
export interface GuestAnswer {
  readonly address: string
  readonly status: InvitationStatus
  /** Of a series only this one; absent: all of it. */
  readonly occurrence?: OccurrenceId
  /** ms since 1970. What was said later than that stays. */
  readonly at: number
}

/**
 * Notes what a guest has said to an event. The caller has the turn of the calendar.
 *
 * @returns false where they are not invited, there is no such one in the series, or they have said something later
 */
export async function setGuestStatus(trx: Executor, id: EventId, answer: GuestAnswer): Promise<boolean> {
  const { address, status, occurrence, at } = answer
  if (occurrence !== undefined) await beException(trx, id, occurrence, at)
  const said = await trx
    .updateTable('event_guests')
    .set({ status, answered_at: at })
    .where('event_id', '=', id)
    .where('address_key', '=', storableText(addressKey(address)))
    .$if(occurrence !== undefined, (query) => query.where('occurrence', '=', occurrence!))
    .where((is) => is.or([is('answered_at', 'is', null), is('answered_at', '<=', at)]))
    .returning('occurrence')
    .execute()
  return said.length > 0
}

/** What is said to one of a series alone makes it differ. */
async function beException(trx: Executor, id: EventId, occurrence: OccurrenceId, now: number): Promise<void> {
  const kept = await readRecord(trx, id)
  if (!kept || kept.record.exceptions.some((each) => each.occurrence === occurrence)) return
  const exception = exceptionOf(kept.record, occurrence)
  if (!exception) return
  const record = { ...kept.record, exceptions: [...kept.record.exceptions, exception] }
  await writeRecord(trx, kept.calendarId, record, { id, now })
}
