import { existsSync } from 'node:fs'
import { maxContactFileBytes, MailroomError } from '@mailroom/core'
import type { ContactFiles } from './ContactFiles'
import { tooManyBytes, unreadable } from './fileFault'
import type { FileOrder, FileReport } from './thread/FileOrder'
import { FileThread } from './thread/FileThread'

/** How files are read. */
export interface ContactFilesOptions {
  /** Of the thread, built; beside the built program that this file is a part of by default. */
  readonly program?: URL
  /** Longest reading of a file; the largest good one takes a tenth of it on a machine at rest. @default 30_000 */
  readonly readMs?: number
  /** The thread ends after it had no work for so long. @default 30_000 */
  readonly restMs?: number
}

const builtProgram = new URL('./contactFileThread.js', import.meta.url)
const defaultReadMs = 30_000
const defaultRestMs = 30_000

/** Longest writing: all contacts of the largest address book take a tenth of it. */
const writeMs = 60_000

/** Files that wait for the thread; more of them would fill the memory. */
const maxWaiting = 16

const never = new AbortController().signal

/**
 * Reads and writes files of contacts in a thread of its own, one at a time: what people bring from elsewhere can be made to
 * stall or to burst whoever reads it. The thread begins with the first work. Where the gateway runs from its sources, which
 * have no program for another thread, it happens in this one.
 *
 * @source CT-03, F4
 */
export function openContactFiles({
  program = builtProgram,
  readMs = defaultReadMs,
  restMs = defaultRestMs,
}: ContactFilesOptions = {}): ContactFiles {
  const hasProgram = existsSync(program)
  let thread: FileThread | undefined
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function run(order: FileOrder, deadlineMs: number, signal: AbortSignal) {
    if (!hasProgram) return carryOutHere(order)
    clearTimeout(resting)
    if (thread === undefined || thread.hasEnded) thread = new FileThread(program)
    const report = await thread.carryOut(order, deadlineMs, signal)
    resting = setTimeout(() => void thread?.end(), restMs).unref()
    return report
  }

  /** After all that came before. @returns undefined when the thread has ended before it was done */
  async function inTurn(
    order: FileOrder,
    deadlineMs: number,
    signal: AbortSignal,
  ): Promise<FileReport | undefined> {
    if (waiting >= maxWaiting)
      throw new MailroomError('locked', 'Too many files of contacts wait to be read.', {
        retryAfterSeconds: 10,
      })
    waiting += 1
    const turn = last
      .then(async () => {
        throwIfOver(signal)
        return run(order, deadlineMs, signal)
      })
      .finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    const report = await untilAborted(turn, signal)
    throwIfOver(signal)
    return report
  }

  function throwIfOver(signal: AbortSignal): void {
    if (isClosed || signal.aborted)
      throw new MailroomError('cancelled', 'Nobody waits for the file of contacts any more.')
  }

  return {
    async read(bytes, kind, { signal = never } = {}) {
      throwIfOver(signal)
      if (bytes.length > maxContactFileBytes) throw tooManyBytes()
      // A copy, which the thread gets for itself.
      const report = await inTurn({ act: 'read', bytes: new Uint8Array(bytes), kind }, readMs, signal)
      if (report === undefined) throw unreadable('Expected a file that takes less time and memory to read.')
      if ('fault' in report)
        throw new MailroomError(report.fault.kind, report.fault.message, { fields: report.fault.fields })
      return 'contacts' in report ? report.contacts : []
    },
    async write(kind, contacts, groupNames, locale) {
      const report = await inTurn({ act: 'write', kind, contacts, groupNames, locale }, writeMs, never)
      if (report === undefined || !('bytes' in report))
        throw new MailroomError(
          'server',
          'The thread that writes files of contacts ended before it was done.',
        )
      return report.bytes
    },
    async close() {
      isClosed = true
      clearTimeout(resting)
      await thread?.end()
      await last
    },
  }
}

/** The libraries are large, and needed here only where there is no other thread. */
const carryOutHere = async (order: FileOrder): Promise<FileReport> =>
  (await import('./thread/carryOut')).carryOut(order)

/** The promise, or `cancelled` as soon as nobody waits for it. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal === never) return promise
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new MailroomError('cancelled', 'Nobody waits for the file of contacts any more.'))
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
