import { Worker } from 'node:worker_threads'
import { givenAway } from './givenAway'

/** What the thread may hold in memory. Beyond it ends, alone. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }

/** The thread has read its program after so long, on a busy machine too. */
const startMs = 60_000

/** One life of the thread, which does one thing at a time. */
export class FileThread<Order extends object, Report extends object> {
  hasEnded = false
  readonly #worker: Worker
  readonly #ready: Promise<void>
  #answer: ((report: Report | undefined) => void) | undefined

  constructor(program: URL) {
    this.#worker = new Worker(program, { resourceLimits, execArgv: [], env: {} })
    this.#worker.unref()
    this.#ready = new Promise((resolve) => {
      this.#worker.on('message', (report: Report | 'ready') => {
        if (report === 'ready') resolve()
        else this.#answer?.(report)
      })
      // What ended it is told by the answer that does not come.
      this.#worker.on('error', () => {})
      this.#worker.on('exit', () => {
        this.hasEnded = true
        resolve()
        this.#answer?.(undefined)
      })
    })
  }

  /**
   * @param order      its bytes, if it has any, are the thread's from then on
   * @param deadlineMs after which the thread is ended
   * @param signal     ends the thread too
   * @returns          undefined when the thread has ended before it was done
   */
  async carryOut(order: Order, deadlineMs: number, signal: AbortSignal): Promise<Report | undefined> {
    const end = () => void this.end()
    signal.addEventListener('abort', end)
    // The process goes on as long as somebody waits.
    this.#worker.ref()
    let timer = setTimeout(end, startMs)
    try {
      await this.#ready
      clearTimeout(timer)
      if (this.hasEnded || signal.aborted) return undefined
      timer = setTimeout(end, deadlineMs)
      return await new Promise((resolve) => {
        this.#answer = resolve
        this.#worker.postMessage(order, givenAway(order))
      })
    } finally {
      clearTimeout(timer)
      this.#answer = undefined
      signal.removeEventListener('abort', end)
      this.#worker.unref()
    }
  }

  async end(): Promise<void> {
    this.hasEnded = true
    await this.#worker.terminate()
  }
}
