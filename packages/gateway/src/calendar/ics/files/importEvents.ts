import {
  addressKey,
  formatAddress,
  maxEventNoteCharacters,
  type Address,
  type CalendarImport,
  type CalendarImportOutcome,
  type EventFacts,
  type EventId,
} from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'
import { cutWhole } from '../../../mime/parse/headers/cleanPhrase'
import type { CalendarParts } from '../../CalendarParts'
import type { EventRecord } from '../../EventRecord'
import { calendarTurn } from '../../kept/calendarTurn'
import { uidKey } from '../../kept/eventColumns'
import { requireEventRoom } from '../../kept/eventRoom'
import { readRecord } from '../../kept/readRecord'
import { writeRecord } from '../../kept/writeRecord'
import { publishChange } from '../../publishChange'
import { changedCalendar } from '../../rights/seenCalendars'
import type { CalendarFiles } from './openCalendarFiles'

/** What bringing in and taking out events needs. */
export interface CalendarFileParts extends CalendarParts {
  readonly files: Pick<CalendarFiles, 'read' | 'write'>
  /** All addresses of an account, the main one first. */
  senders(accountId: AccountId): Promise<readonly Address[]>
}

/** Names of one statement: engines bound its parameters. */
const portion = 500

/**
 * As core's `CalendarPort.importFile`: all of it in one transaction. Nobody is invited, and the events are those of whoever owns
 * the calendar: who else has invited to them stays outside.
 *
 * @param signal until the file is read: then all of it is taken over
 * @source CA-05
 */
export async function importEvents(
  parts: CalendarFileParts,
  accountId: AccountId,
  bytes: Uint8Array,
  { calendarId, timeZone }: CalendarImport,
  signal?: AbortSignal,
): Promise<CalendarImportOutcome> {
  const { database, events: bus, queue, planReminder, now } = parts
  const { ownerId } = await changedCalendar(database.db, accountId, calendarId)
  const { events, ...faults } = await parts.files.read(bytes, timeZone, signal)
  const own = accountId === ownerId ? await parts.senders(accountId) : []
  const records = events.map((each) => ownRecord(each, own))
  const counts = await database.transaction(
    async (trx) => {
      await changedCalendar(trx, accountId, calendarId)
      const known = await knownEvents(trx, calendarId, records)
      const added = records.length - known.size
      await requireEventRoom(trx, calendarId, added)
      for (const each of records) {
        const id = known.get(uidKey(each.uid))
        const record = id === undefined ? each : await withPeople(trx, id, each)
        const writing = { now: now(), ...(id !== undefined && { id }) }
        const written = await writeRecord(trx, calendarId, record, writing)
        await planReminder(trx, { id: written, ownerId, record })
      }
      return { added, changed: known.size }
    },
    [calendarTurn(ownerId)],
  )
  if (records.length > 0) {
    queue.wake()
    await publishChange(database.db, bus, [calendarId])
  }
  return { ...counts, ...faults }
}

/**
 * Guests stay where the owner has invited them. Those of others become a part of the text: nobody is to write to them because of
 * a file, now or at the next change.
 */
function ownRecord(record: EventRecord, own: readonly Address[]): EventRecord {
  const { organizer, ...rest } = record
  const mine = new Set(own.map(addressKey))
  if (organizer && mine.has(addressKey(organizer))) return record
  return {
    ...rest,
    ...toldGuests(rest, organizer),
    exceptions: rest.exceptions.map((each) => ({ ...each, ...toldGuests(each, organizer) })),
  }
}

function toldGuests({ note, guests }: EventFacts, organizer?: Address): Pick<EventFacts, 'note' | 'guests'> {
  const people = [...(organizer ? [organizer] : []), ...guests]
  const names = [...new Set(people.map(formatAddress))].join('\n')
  const text = [note, names].filter((part) => part !== '').join('\n\n')
  return { note: cutWhole(text, maxEventNoteCharacters), guests: [] }
}

async function knownEvents(
  trx: Executor,
  calendarId: number,
  records: readonly EventRecord[],
): Promise<ReadonlyMap<string, EventId>> {
  const keys = records.map(({ uid }) => uidKey(uid))
  const known = new Map<string, EventId>()
  for (let start = 0; start < keys.length; start += portion) {
    const rows = await trx
      .selectFrom('events')
      .select(['id', 'uid_key'])
      .where('calendar_id', '=', calendarId)
      .where('uid_key', 'in', keys.slice(start, start + portion))
      .execute()
    for (const { id, uid_key } of rows) known.set(uid_key, id)
  }
  return known
}

/** Who has invited to an event that is there, and whom, is no matter of a file: they would have to be told. */
async function withPeople(trx: Executor, id: EventId, record: EventRecord): Promise<EventRecord> {
  const before = (await readRecord(trx, id))?.record
  if (!before?.organizer) return record
  const { organizer, sequence, guests, exceptions } = before
  const guestsOf = new Map(exceptions.map((each) => [each.occurrence, each.guests]))
  return {
    ...record,
    ...{ organizer, sequence, guests },
    exceptions: record.exceptions.map((each) => ({
      ...each,
      guests: guestsOf.get(each.occurrence) ?? guests,
    })),
  }
}
