import type { CalendarId, EventId, Invitee, OccurrenceId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import type { EventException, EventRecord } from '../EventRecord'
import { portion } from './portionsOf'
import { factsOfRow, seriesColumns, uidKey, type EventRow } from './eventColumns'

/** An event, and where it lies. */
export interface KeptEvent {
  readonly id: EventId
  readonly calendarId: CalendarId
  readonly record: EventRecord
  /** ms since 1970; another change is later. */
  readonly changedAt: number
}

/** An event as it is kept, whoever asks. */
export async function readRecord(db: Executor, id: EventId): Promise<KeptEvent | undefined> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
  return row && (await wholeRecords(db, [row]))[0]
}

/** All events of a calendar, by their ids; a portion of them. @param after the last one before */
export async function readRecords(
  db: Executor,
  calendarId: CalendarId,
  after: EventId = 0,
): Promise<readonly KeptEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('calendar_id', '=', calendarId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(portion)
    .execute()
  return wholeRecords(db, rows)
}

/** The event of one of an account's own calendars by the name that all calendar programs know it by. */
export async function findByUid(
  db: Executor,
  accountId: AccountId,
  uid: string,
): Promise<KeptEvent | undefined> {
  const row = await db
    .selectFrom('calendars')
    .innerJoin('events', 'events.calendar_id', 'calendars.id')
    .selectAll('events')
    .where('calendars.account_id', '=', accountId)
    .where('events.uid_key', '=', uidKey(uid))
    .orderBy('events.id')
    .executeTakeFirst()
  return row && (await wholeRecords(db, [row]))[0]
}

/** Events of rows, in their order. At most `portion` of them. */
async function wholeRecords(db: Executor, rows: readonly EventRow[]): Promise<readonly KeptEvent[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [guestsOf, exceptions] = [await readGuests(db, ids), await readExceptions(db, ids)]
  return rows.map((row) => ({
    ...{ id: row.id, calendarId: row.calendar_id, changedAt: row.changed_at },
    record: {
      ...factsOfRow(row, guestsOf(row.id, '')),
      ...{ uid: row.uid, sequence: row.sequence },
      ...seriesColumns(row),
      exceptions: exceptions
        .filter((each) => each.event_id === row.id)
        .map((each): EventException => ({
          ...factsOfRow(each, guestsOf(row.id, each.occurrence)),
          occurrence: each.occurrence,
        })),
      ...(row.organizer_address !== null && {
        organizer: { address: row.organizer_address, name: row.organizer_name ?? '' },
      }),
    },
  }))
}

const readExceptions = (db: Executor, ids: readonly EventId[]) =>
  db
    .selectFrom('event_exceptions')
    .selectAll()
    .where('event_id', 'in', ids)
    .orderBy('event_id')
    .orderBy('occurrence')
    .execute()

/** Who is invited to events, and to those of a series that differ. */
async function readGuests(
  db: Executor,
  ids: readonly EventId[],
): Promise<(id: EventId, occurrence: OccurrenceId | '') => readonly Invitee[]> {
  const rows = await db.selectFrom('event_guests').selectAll().where('event_id', 'in', ids).execute()
  const found = Map.groupBy(rows, (row) => `${row.event_id} ${row.occurrence}`)
  return (id, occurrence) =>
    (found.get(`${id} ${occurrence}`) ?? [])
      .toSorted((a, b) => a.place - b.place)
      .map(({ address, name, status, is_optional }) => ({
        ...{ address, name, status },
        isOptional: is_optional === 1,
      }))
}
