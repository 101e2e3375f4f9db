import { maxCalendarFileBytes, MailroomError } from '@mailroom/core'
import { outcomeOf } from '../../../file-thread/FileReport'
import { defaultReadMs, openFileThread, type FileThreadOptions } from '../../../file-thread/openFileThread'
import type { EventRecord } from '../../EventRecord'
import type { EventsWriting } from '../writing/writeEvents'
import { tooManyBytes, unreadable } from './fileFault'
import type { FiledEvents } from './readCalendarFile'
import type { CalendarOrder, CalendarReport } from './thread/CalendarOrder'

/** Files of events, read and written. @source CA-05 */
export interface CalendarFiles {
  /**
   * Reads a file.
   *
   * @param timeZone IANA name: of times that say no zone
   * @throws MailroomError `invalid` with `fields.file` for a file that is no calendar, `tooLarge`, `locked` with a wait while too
   *   many files are waiting, `cancelled`
   */
  read(bytes: Uint8Array, timeZone: string, signal?: AbortSignal): Promise<FiledEvents>
  /** Writes a file that `read` reads again, and the programs that people have. `cancelled` */
  write(records: readonly EventRecord[], writing: EventsWriting, signal?: AbortSignal): Promise<Uint8Array>
  /** Ends the thread that reads. */
  close(): Promise<void>
}

const builtProgram = new URL('./calendarFileThread.js', import.meta.url)

/** Longest writing: the largest calendar takes a tenth of it. */
const writeMs = 60_000

/** Reads and writes files of events in a thread of its own, one at a time. @source CA-05, F4 */
export function openCalendarFiles({
  program = builtProgram,
  readMs = defaultReadMs,
  restMs,
}: FileThreadOptions = {}): CalendarFiles {
  const thread = openFileThread<CalendarOrder, CalendarReport>({ program, restMs, carryOutHere })
  return {
    async read(bytes, timeZone, signal) {
      if (bytes.length > maxCalendarFileBytes) throw tooManyBytes()
      // A copy, which the thread gets for itself.
      const order = { act: 'read', bytes: new Uint8Array(bytes), timeZone } as const
      const report = await thread.inTurn(order, readMs, signal)
      if (report === undefined) throw unreadable('Expected a file that takes less time and memory to read.')
      const outcome = outcomeOf(report)
      return 'events' in outcome ? outcome : { events: [], faults: [], faultCount: 0 }
    },
    async write(records, writing, signal) {
      const report = await thread.inTurn({ act: 'write', records, writing }, writeMs, signal)
      if (report === undefined || !('bytes' in report))
        throw new MailroomError('server', 'The thread that writes files of events ended before it was done.')
      return report.bytes
    },
    close: () => thread.close(),
  }
}

/** The libraries are large, and needed here only where there is no other thread. */
const carryOutHere = async (order: CalendarOrder): Promise<CalendarReport> =>
  (await import('./thread/carryOut')).carryOut(order)
