import type { CalendarId, EventId, OccurrenceId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import type { EventRecord } from '../EventRecord'
import { columnsOf, exceptionColumns, guestColumns } from './eventColumns'
import { portionsOf } from './portionsOf'

/** How an event is written. */
export interface RecordWriting {
  /** ms since 1970. */
  readonly now: number
  /** Of an event that is there; it may lie in another calendar by then. */
  readonly id?: EventId
  /** Who makes it, and what they call that. */
  readonly request?: { readonly accountId: AccountId; readonly id: string }
}

/** Days beside a rule, and days left out, that are kept: more belong to no calendar of a person, and each question weighs them. */
const maxDates = 5_000

/**
 * Adds an event to a calendar, or writes over the one that is there: all of it, with its exceptions and guests. What they have
 * said keeps its time as long as it is the same. Rights, room and names are for the caller, who has the turn of the calendar.
 *
 * @param given  its rule as `soundRule` gives it, times in whole seconds
 * @returns      its id
 */
export async function writeRecord(
  trx: Executor,
  calendarId: CalendarId,
  given: EventRecord,
  { now, id, request }: RecordWriting,
): Promise<EventId> {
  const record = {
    ...given,
    addedDates: given.addedDates.slice(0, maxDates),
    leftOut: given.leftOut.slice(-maxDates),
  }
  const columns = { ...columnsOf(record), calendar_id: calendarId, changed_at: now }
  if (id !== undefined) {
    await trx.updateTable('events').set(columns).where('id', '=', id).execute()
    await writeParts(trx, id, record)
    return id
  }
  const made = await trx
    .insertInto('events')
    .values({
      ...columns,
      created_at: now,
      requested_by: request?.accountId ?? null,
      request_id: request?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertParts(trx, made.id, record, new Map())
  return made.id
}

/** Puts an event back under the id that it had. */
export async function writeRecordAgain(
  trx: Executor,
  calendarId: CalendarId,
  record: EventRecord,
  { id, now }: { readonly id: EventId; readonly now: number },
): Promise<void> {
  const times = { created_at: now, changed_at: now }
  await trx
    .insertInto('events')
    .values({
      ...columnsOf(record),
      ...{ id, calendar_id: calendarId, requested_by: null, request_id: null },
      ...times,
    })
    .execute()
  await insertParts(trx, id, record, new Map())
}

async function writeParts(trx: Executor, id: EventId, record: EventRecord): Promise<void> {
  const before = await trx
    .selectFrom('event_guests')
    .select(['occurrence', 'address_key', 'status', 'answered_at'])
    .where('event_id', '=', id)
    .execute()
  const answered = new Map(before.map((row) => [answerKey(row), row.answered_at]))
  await trx.deleteFrom('event_guests').where('event_id', '=', id).execute()
  await trx.deleteFrom('event_exceptions').where('event_id', '=', id).execute()
  await insertParts(trx, id, record, answered)
}

/** By what an answer stays the same. */
const answerKey = (row: {
  readonly occurrence: OccurrenceId | ''
  readonly address_key: string
  readonly status: string
}): string => [row.occurrence, row.status, row.address_key].join(' ')

async function insertParts(
  trx: Executor,
  id: EventId,
  { guests, exceptions }: EventRecord,
  answered: ReadonlyMap<string, number | null>,
): Promise<void> {
  const differing = exceptions.map((each) => exceptionColumns(id, each))
  for (const rows of portionsOf(differing)) await trx.insertInto('event_exceptions').values(rows).execute()
  const invited = [
    ...guestColumns(id, '', guests),
    ...exceptions.flatMap((each) => guestColumns(id, each.occurrence, each.guests)),
  ].map((row) => ({ ...row, answered_at: answered.get(answerKey(row)) ?? null }))
  for (const rows of portionsOf(invited)) await trx.insertInto('event_guests').values(rows).execute()
}
