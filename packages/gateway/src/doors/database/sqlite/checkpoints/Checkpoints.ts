import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Beside the built program that this file is a part of. */
const builtProgram = new URL('./checkpointThread.js', import.meta.url)

/** The thread ends after it had no work for so long. */
const restMs = 30_000

/**
 * Carries the write-ahead log of a database over into its file, in a thread of its own: whoever writes much does not wait
 * for the disk. It begins with the first work and ends with the last.
 */
export class Checkpoints {
  /** False where the gateway runs from its sources, which have no program for another thread: then SQLite does it itself. */
  readonly isPossible: boolean
  readonly #file: string
  readonly #program: URL
  #thread: Worker | undefined
  #resting: NodeJS.Timeout | undefined
  #isBusy = false
  #isDue = false

  /** @param program of the thread: `checkpointThread`, built */
  constructor(file: string, program = builtProgram) {
    this.#file = file
    this.#program = program
    this.isPossible = existsSync(program)
  }

  /** Says that there is something in the log. */
  wake() {
    if (this.#isBusy) this.#isDue = true
    else this.#begin()
  }

  async close(): Promise<void> {
    clearTimeout(this.#resting)
    await this.#thread?.terminate()
  }

  #begin() {
    clearTimeout(this.#resting)
    this.#isDue = false
    this.#isBusy = true
    this.#thread ??= this.#open()
    this.#thread.postMessage(undefined, [])
  }

  #open(): Worker {
    const thread = new Worker(this.#program, { workerData: this.#file, execArgv: [] })
    thread.unref()
    thread.on('message', () => this.#end())
    // A checkpoint that failed is made up for by the next one, or by SQLite.
    thread.on('error', () => {})
    thread.on('exit', () => {
      this.#thread = undefined
      this.#isBusy = false
    })
    return thread
  }

  #end() {
    this.#isBusy = false
    if (this.#isDue) this.#begin()
    else this.#resting = setTimeout(() => void this.#thread?.terminate(), restMs).unref()
  }
}
