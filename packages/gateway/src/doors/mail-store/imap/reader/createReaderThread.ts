import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { IndexEntry } from '../texts/IndexEntry'
import type { MailReader, MailToRead } from './MailReader'
import { packMails } from './packMails'
import { readMails } from './readMails'
import type { ReadOrder, ReadReport } from './readerThread'

/** Mails of one message between the threads: taking in an answer holds up ours for a millisecond or two. */
const mailsPerOrder = 20

/** So few are read here when the thread does not run: starting it costs more. */
const fewMails = 5

/** The thread ends after it had no work for so long. */
const restMs = 30_000

/** What the thread may hold in memory. Beyond it ends, alone. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

type Entries = readonly (IndexEntry | undefined)[]

/**
 * Reads mails in a thread of its own, so that people who ask for something meanwhile do not wait for it. The thread begins
 * with the first work and ends with the last. When a mail brings it down, that mail alone is left unread.
 *
 * @param program of the thread: `readerThread`, built
 */
export function createReaderThread(program: URL): MailReader {
  let thread: ReaderThread | undefined
  const running = () => {
    if (thread === undefined || thread.hasEnded) thread = new ReaderThread(program)
    return thread
  }

  /** A group that ended the thread is read again, each mail by itself. */
  async function readGroup(mails: readonly MailToRead[]): Promise<Entries> {
    const entries = await running().read(mails)
    if (entries !== undefined) return entries
    if (mails.length === 1) return [undefined]
    const alone: (IndexEntry | undefined)[] = []
    for (const mail of mails) alone.push(...(await readGroup([mail])))
    return alone
  }

  return {
    async read(mails) {
      if (mails.length <= fewMails && (thread === undefined || thread.hasEnded)) return readMails(mails)
      const groups: Promise<Entries>[] = []
      for (let at = 0; at < mails.length; at += mailsPerOrder)
        groups.push(readGroup(mails.slice(at, at + mailsPerOrder)))
      return (await Promise.all(groups)).flat()
    },
    close: async () => thread?.end(),
  }
}

/** One life of the thread. */
class ReaderThread {
  hasEnded = false
  readonly #worker: Worker
  readonly #waiting = new Map<number, (entries: Entries | undefined) => void>()
  #orderCount = 0
  #resting: AbortController | undefined

  constructor(program: URL) {
    this.#worker = new Worker(program, { resourceLimits, execArgv: [] })
    this.#worker.unref()
    this.#worker.on('message', ({ id, entries }: ReadReport) => this.#answer(id, entries))
    // What ended it is told by the answers that do not come.
    this.#worker.on('error', () => {})
    this.#worker.on('exit', () => {
      this.hasEnded = true
      for (const id of [...this.#waiting.keys()]) this.#answer(id, undefined)
    })
  }

  /** @returns undefined when the thread ended before it had read them */
  read(mails: readonly MailToRead[]): Promise<Entries | undefined> {
    this.#resting?.abort()
    const id = ++this.#orderCount
    const order: ReadOrder = { id, mails: packMails(mails) }
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      // The process goes on as long as somebody waits.
      this.#worker.ref()
      this.#worker.postMessage(order, [order.mails.bytes.buffer])
    })
  }

  async end(): Promise<void> {
    this.hasEnded = true
    this.#resting?.abort()
    await this.#worker.terminate()
  }

  #answer(id: number, entries: Entries | undefined) {
    const resolve = this.#waiting.get(id)
    this.#waiting.delete(id)
    resolve?.(entries)
    if (this.#waiting.size > 0 || this.hasEnded) return
    this.#worker.unref()
    void this.#rest()
  }

  async #rest(): Promise<void> {
    const resting = new AbortController()
    this.#resting = resting
    await setTimeout(restMs, undefined, { signal: resting.signal, ref: false }).catch(() => {})
    if (!resting.signal.aborted && this.#waiting.size === 0) await this.end()
  }
}
