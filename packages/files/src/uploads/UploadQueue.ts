import type { TransferOptions } from '@mailroom/core'
import { doneBytesOf, type UnfinishedFile, type Upload } from './Upload'
import { nextPace } from './uploadPace'

/** Figures are told anew this often, in ms: many pieces tell many steps. */
const tellMs = 200

/** What a queue of uploads is about. @internal */
export interface UploadQueueOptions<Job, Answer> {
  /** Brings a file to the mail system. */
  readonly send: (file: File, job: Job, options: TransferOptions) => Promise<Answer>
  /** A file is there. */
  readonly onDone?: (answer: Answer) => void
  /** Some file has come onto the list or has left it. */
  readonly onListChange?: () => void
  /** The others wait for their turn. @default all of them */
  readonly atOnce?: number
  /** Files that are there stay on the list. @default false */
  readonly keepsDone?: boolean
  /** What a page before this one did not bring to its end. */
  readonly unfinished?: readonly UnfinishedFile[]
}

/** A file, what it is for, and the end of its way. */
interface Held<Job> {
  readonly file: File
  readonly job: Job
  readonly abort: AbortController
}

/**
 * Files on their way to the mail system. They go on whatever becomes of the view that shows them.
 *
 * @internal
 * @source AT-01, FC-02
 */
export class UploadQueue<Job, Answer> {
  #uploads: readonly Upload[]
  #nextKey = 0
  readonly #held = new Map<number, Held<Job>>()
  readonly #listeners = new Set<() => void>()

  constructor(private readonly options: UploadQueueOptions<Job, Answer>) {
    const { unfinished = [] } = options
    this.#uploads = unfinished.map((file, index) => ({ ...file, key: -index - 1, state: { kind: 'lost' } }))
  }

  get uploads(): readonly Upload[] {
    return this.#uploads
  }

  /** Calls back when some file has come further. Call the answer to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts at once, or when it is its turn. */
  add(file: File, job: Job): void {
    this.#nextKey += 1
    const key = this.#nextKey
    this.#hold(key, file, job)
    const { name, size: sizeBytes } = file
    this.#set([...this.#uploads, { key, name, sizeBytes, state: { kind: 'waiting', doneBytes: 0 } }])
    this.options.onListChange?.()
    this.#next()
  }

  /** Brings the file that an upload has lost. */
  bring(key: number, file: File, job: Job): void {
    this.#hold(key, file, job)
    this.#change(key, { state: { kind: 'waiting', doneBytes: 0 } })
    this.#next()
  }

  readonly pause = (key: number): void => {
    this.#held.get(key)?.abort.abort()
    this.#change(key, ({ state }) => ({
      state: { kind: 'paused', doneBytes: 'doneBytes' in state ? state.doneBytes : 0 },
      pace: undefined,
    }))
    this.#next()
  }

  /** Goes on with what is paused or has failed; without a key with all that is paused. */
  readonly resume = (key?: number): void => {
    for (const upload of this.#uploads) {
      const { key: each, state } = upload
      const isMeant =
        key === undefined ? state.kind === 'paused' : each === key && /paused|failed/.test(state.kind)
      const known = this.#held.get(each)
      if (!isMeant || !known) continue
      this.#hold(each, known.file, known.job)
      this.#change(each, { state: { kind: 'waiting', doneBytes: doneBytesOf(upload) } })
    }
    this.#next()
  }

  readonly cancel = (key: number): void => {
    this.#held.get(key)?.abort.abort()
    this.#remove(key)
    this.#next()
  }

  /** Breaks off what is on its way. */
  readonly stop = (): void => this.#held.forEach(({ abort }) => abort.abort())

  /** The same, and nothing is left of it. */
  readonly end = (): void => {
    this.stop()
    this.#held.clear()
    this.#set([])
  }

  #hold(key: number, file: File, job: Job): void {
    this.#held.set(key, { file, job, abort: new AbortController() })
  }

  #next(): void {
    const { atOnce = Infinity } = this.options
    for (const { key, state } of this.#uploads) {
      const runningCount = this.#uploads.filter((each) => each.state.kind === 'running').length
      const held = this.#held.get(key)
      if (state.kind === 'waiting' && held && runningCount < atOnce) void this.#run(key, held)
    }
  }

  async #run(key: number, { file, job, abort: { signal } }: Held<Job>): Promise<void> {
    this.#change(key, (upload) => ({
      state: { kind: 'running', doneBytes: doneBytesOf(upload) },
      pace: undefined,
    }))
    let toldAt = -Infinity
    const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => {
      const now = performance.now()
      if (signal.aborted || (now - toldAt < tellMs && doneBytes < file.size)) return
      toldAt = now
      this.#change(key, ({ pace }) => ({
        state: { kind: 'running', doneBytes },
        pace: nextPace(pace, doneBytes, now),
      }))
    }
    try {
      const answer = await this.options.send(file, job, { signal, onProgress })
      // Whoever stopped it has said what it is now.
      if (signal.aborted) return
      if (this.options.keepsDone) this.#finish(key)
      else this.#remove(key)
      this.options.onDone?.(answer)
    } catch (error) {
      if (!signal.aborted) this.#change(key, { state: { kind: 'failed', error } })
    }
    this.#next()
  }

  #finish(key: number): void {
    this.#held.delete(key)
    this.#change(key, { state: { kind: 'done' }, pace: undefined })
  }

  #remove(key: number): void {
    this.#held.delete(key)
    this.#set(this.#uploads.filter((each) => each.key !== key))
    this.options.onListChange?.()
  }

  #change(key: number, values: Partial<Upload> | ((upload: Upload) => Partial<Upload>)): void {
    this.#set(
      this.#uploads.map((each) =>
        each.key === key ? { ...each, ...(typeof values === 'function' ? values(each) : values) } : each,
      ),
    )
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}
