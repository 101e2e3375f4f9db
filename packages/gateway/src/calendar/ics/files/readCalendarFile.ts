import {
  maxCalendarFaults,
  maxCalendarFileBytes,
  maxCalendarFileEvents,
  type CalendarFileFault,
} from '@mailroom/core'
import { decodeFile } from '../../../mime/parse/charset/decodeFile'
import type { EventRecord } from '../../EventRecord'
import { recordOf } from '../reading/joinSeries'
import { readCalendar } from '../reading/readCalendar'
import { tooManyBytes, tooManyEvents, unreadable } from './fileFault'

/** Events as a file tells of them. */
export interface FiledEvents {
  /** Each name once. Who invites and is invited stands there as the file has it. */
  readonly events: readonly EventRecord[]
  /** The first `maxCalendarFaults`, in the order of the file. */
  readonly faults: readonly CalendarFileFault[]
  readonly faultCount: number
}

/**
 * Reads a file of events, in this thread and for as long as it takes: `openCalendarFiles` does it elsewhere and with an end.
 *
 * @param timeZone IANA name: of times that say no zone
 * @throws MailroomError `invalid` with `fields.file`, `tooLarge`
 * @source CA-05
 */
export function readCalendarFile(bytes: Uint8Array, timeZone: string): FiledEvents {
  if (bytes.length > maxCalendarFileBytes) throw tooManyBytes()
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = decodeFile(unfoldedBytes(buffer))
  const calendar = readCalendar(text, { timeZone, maxEvents: maxCalendarFileEvents })
  if (calendar === undefined) throw unreadable()
  if (calendar.isCut) throw tooManyEvents()
  const { groups, faults } = calendar
  return {
    events: groups.flatMap((group) => recordOf(group) ?? []),
    faults: faults.slice(0, maxCalendarFaults),
    faultCount: faults.length,
  }
}

/** Programs fold within a character too. */
function unfoldedBytes(bytes: Buffer): Buffer {
  if (bytes.includes(0)) return bytes
  return Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1')
}
