import { existsSync } from 'node:fs'
import { MailroomError } from '@mailroom/core'
import { FileThread } from './FileThread'

/** How files are read. */
export interface FileThreadOptions {
  /** Of the thread, built; beside the built program that the caller is a part of by default. */
  readonly program?: URL
  /** Longest reading of a file; the largest good one takes a tenth of it on a machine at rest. @default 30_000 */
  readonly readMs?: number
  /** The thread ends after it had no work for so long. @default 30_000 */
  readonly restMs?: number
}

/** What a thread is made of. */
export interface FileThreadParts<Order, Report> extends Pick<FileThreadOptions, 'restMs'> {
  readonly program: URL
  /** Does it in this thread, where there is no program for another one. */
  carryOutHere(order: Order): Promise<Report>
}

/** Works on files one at a time, each with an end. */
export interface FileWork<Order, Report> {
  /**
   * Does something after all that came before.
   *
   * @param order its bytes, if it has any, are no longer the caller's
   * @returns     undefined when the thread has ended before it was done
   * @throws MailroomError `locked` with a wait while too many files are waiting, `cancelled`
   */
  inTurn(order: Order, deadlineMs: number, signal?: AbortSignal): Promise<Report | undefined>
  /** Ends the thread. */
  close(): Promise<void>
}

/** Longest reading of a file. */
export const defaultReadMs = 30_000
const defaultRestMs = 30_000

/** Files that wait for the thread; more of them would fill the memory. */
const maxWaiting = 16

const never = new AbortController().signal

/**
 * A thread for what people bring from elsewhere, which can be made to stall or to burst whoever reads it. It begins with the
 * first work. Where the gateway runs from its sources, which have no program for another thread, all happens in this one.
 *
 * @source F4, D2
 */
export function openFileThread<Order extends object, Report extends object>({
  program,
  restMs = defaultRestMs,
  carryOutHere,
}: FileThreadParts<Order, Report>): FileWork<Order, Report> {
  const hasProgram = existsSync(program)
  let thread: FileThread<Order, Report> | undefined
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function run(order: Order, deadlineMs: number, signal: AbortSignal) {
    if (!hasProgram) return carryOutHere(order)
    clearTimeout(resting)
    if (thread === undefined || thread.hasEnded) thread = new FileThread(program)
    const report = await thread.carryOut(order, deadlineMs, signal)
    resting = setTimeout(() => void thread?.end(), restMs).unref()
    return report
  }

  function throwIfOver(signal: AbortSignal): void {
    if (isClosed || signal.aborted) throw nobodyWaits()
  }

  return {
    async inTurn(order, deadlineMs, signal = never) {
      throwIfOver(signal)
      if (waiting >= maxWaiting)
        throw new MailroomError('locked', 'Too many files wait to be read.', { retryAfterSeconds: 10 })
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
    },
    async close() {
      isClosed = true
      clearTimeout(resting)
      await thread?.end()
      await last
    },
  }
}

const nobodyWaits = () => new MailroomError('cancelled', 'Nobody waits for the file any more.')

/** The promise, or `cancelled` as soon as nobody waits for it. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal === never) return promise
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(nobodyWaits())
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
