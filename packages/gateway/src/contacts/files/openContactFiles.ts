import { maxContactFileBytes, MailroomError } from '@mailroom/core'
import { outcomeOf } from '../../file-thread/FileReport'
import { defaultReadMs, openFileThread, type FileThreadOptions } from '../../file-thread/openFileThread'
import type { ContactFiles } from './ContactFiles'
import { tooManyBytes, unreadable } from './fileFault'
import type { ContactFileReport, FileOrder } from './thread/FileOrder'

/** How files are read. */
export type ContactFilesOptions = FileThreadOptions

const builtProgram = new URL('./contactFileThread.js', import.meta.url)

/** Longest writing: all contacts of the largest address book take a tenth of it. */
const writeMs = 60_000

/**
 * Reads and writes files of contacts in a thread of its own, one at a time.
 *
 * @source CT-03, F4
 */
export function openContactFiles({
  program = builtProgram,
  readMs = defaultReadMs,
  restMs,
}: ContactFilesOptions = {}): ContactFiles {
  const thread = openFileThread<FileOrder, ContactFileReport>({ program, restMs, carryOutHere })
  return {
    async read(bytes, kind, { signal } = {}) {
      if (bytes.length > maxContactFileBytes) throw tooManyBytes()
      // A copy, which the thread gets for itself.
      const order = { act: 'read', bytes: new Uint8Array(bytes), kind } as const
      const report = await thread.inTurn(order, readMs, signal)
      if (report === undefined) throw unreadable('Expected a file that takes less time and memory to read.')
      const outcome = outcomeOf(report)
      return 'contacts' in outcome ? outcome.contacts : []
    },
    async write(kind, contacts, groupNames, locale) {
      const report = await thread.inTurn({ act: 'write', kind, contacts, groupNames, locale }, writeMs)
      if (report === undefined || !('bytes' in report))
        throw new MailroomError(
          'server',
          'The thread that writes files of contacts ended before it was done.',
        )
      return report.bytes
    },
    close: () => thread.close(),
  }
}

/** The libraries are large, and needed here only where there is no other thread. */
const carryOutHere = async (order: FileOrder): Promise<ContactFileReport> =>
  (await import('./thread/carryOut')).carryOut(order)
