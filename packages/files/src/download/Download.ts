import { isCancelled, type DownloadedFile, type TransferOptions } from '@mailroom/core'
import { saveBlob } from './saveBlob'

/** How far a download is. */
export type DownloadProgress =
  | { readonly kind: 'running'; readonly doneBytes: number; readonly totalBytes?: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done' }

/** Asks the mail system for a file. @internal */
export type FetchFile = (options: TransferOptions) => Promise<DownloadedFile>

/** A file on its way to the reader's disk. It goes on whatever becomes of the view that began it. */
export class Download {
  #progress: DownloadProgress = { kind: 'running', doneBytes: 0 }
  #running = new AbortController()
  readonly #listeners = new Set<() => void>()

  constructor(private readonly fetchFile: FetchFile) {}

  get progress(): DownloadProgress {
    return this.#progress
  }

  /** Fetches the file and saves it, also once more after a failure. */
  start(): void {
    this.#running = new AbortController()
    this.#tell({ kind: 'running', doneBytes: 0 })
    void this.#run(this.#running.signal)
  }

  /** Ends it; nothing is saved. */
  stop(): void {
    this.#running.abort()
  }

  /** Calls back when it has come further. Call the answer to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      const onProgress = (step: { readonly doneBytes: number; readonly totalBytes?: number }) => {
        if (!signal.aborted) this.#tell({ kind: 'running', ...step })
      }
      const { name, content } = await this.fetchFile({ signal, onProgress })
      if (signal.aborted) return
      saveBlob(content, name)
      this.#tell({ kind: 'done' })
    } catch (error) {
      if (!signal.aborted && !isCancelled(error)) this.#tell({ kind: 'failed', error })
    }
  }

  #tell(progress: DownloadProgress): void {
    this.#progress = progress
    for (const listener of this.#listeners) listener()
  }
}
