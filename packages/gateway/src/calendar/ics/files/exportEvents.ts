import type { CalendarExportChoice, CalendarId } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'
import type { EventRecord } from '../../EventRecord'
import { readRecord, readRecords } from '../../kept/readRecord'
import { calendarOfEvent, noSuchEvent, seenCalendar } from '../../rights/seenCalendars'
import type { CalendarFileParts } from './importEvents'

/** A file of events. */
export interface WrittenFile {
  /** What it is about, without an extension: hostile where an event came from outside. */
  readonly title: string
  readonly bytes: Uint8Array
}

/** As core's `CalendarPort.exportFile`. `notFound` @source CA-05 */
export async function exportEvents(
  { database: { db }, files, now }: Pick<CalendarFileParts, 'database' | 'files' | 'now'>,
  accountId: AccountId,
  choice: CalendarExportChoice,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  if ('eventId' in choice) {
    await calendarOfEvent(db, accountId, choice.eventId)
    const kept = await readRecord(db, choice.eventId)
    if (!kept) throw noSuchEvent()
    const { record } = kept
    return { title: record.title, bytes: await files.write([record], { at: now() }, signal) }
  }
  const { name } = await seenCalendar(db, accountId, choice.calendarId)
  const records = await allRecords(db, choice.calendarId)
  return { title: name, bytes: await files.write(records, { at: now(), name }, signal) }
}

async function allRecords(db: Executor, calendarId: CalendarId): Promise<readonly EventRecord[]> {
  const records: EventRecord[] = []
  for (let after = 0; ;) {
    const some = await readRecords(db, calendarId, after)
    const last = some.at(-1)
    if (last === undefined) return records
    records.push(...some.map(({ record }) => record))
    after = last.id
  }
}
