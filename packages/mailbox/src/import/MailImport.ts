import {
  fileExtension,
  isMailroomError,
  type FolderId,
  type ImportsPort,
  type MessageRef,
  type Session,
} from '@mailroom/core'
import { randomId } from '@mailroom/react'

/** How far one file is. */
export type ImportState =
  | { readonly kind: 'waiting' | 'paused' | 'running'; readonly doneBytes: number }
  | { readonly kind: 'failed'; readonly error: unknown; readonly doneBytes: number }
  /** Not tried at all, and no use to try again. */
  | { readonly kind: 'refused'; readonly why: 'notMail' | 'tooLarge' }
  | { readonly kind: 'done'; readonly ref: MessageRef }

/** One file of a list. */
export interface ImportItem {
  /** Names the import over all its attempts. */
  readonly id: string
  readonly file: File
  readonly folder: FolderId
  readonly state: ImportState
}

/** Files that are waiting or on their way at most. */
export const maxImportedAtOnce = 50

/** Files on their way at the same time. @source 2nd text 9 */
const maxRunning = 3

/**
 * Mail files on their way into folders. It goes on whatever becomes of the view that began it; whatever is stopped
 * goes on where it was.
 *
 * @source ML-17
 */
export class MailImport {
  #items: readonly ImportItem[] = []
  #leftOutCount = 0
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly port: ImportsPort,
    private readonly limits: Pick<Session['limits'], 'maxMessageBytes'>,
  ) {}

  /** In the order in which they were chosen. */
  get items(): readonly ImportItem[] {
    return this.#items
  }

  /** Files of the last choice that were one too many. */
  get leftOutCount(): number {
    return this.#leftOutCount
  }

  /** Takes files for a folder. Empty ones are passed over; there is nothing to say about them. */
  add(files: Iterable<File>, folder: FolderId): void {
    const wanted = [...files].filter((file) => file.size > 0)
    const room = maxImportedAtOnce - this.#items.filter(isUnfinished).length
    const taken = wanted.slice(0, Math.max(room, 0))
    this.#leftOutCount = wanted.length - taken.length
    const added = taken.map((file) => ({
      id: randomId(),
      file,
      folder,
      state: this.#firstState(file),
    }))
    this.#items = [...this.#items, ...added]
    this.#goOn()
  }

  /** Stops a file, or all; the mail system keeps what it has of it. */
  pause(id?: string): void {
    for (const item of this.#some(id)) {
      if (!isUnfinished(item)) continue
      this.#set(item.id, { kind: 'paused', doneBytes: doneBytesOf(item.state) })
      this.#stop(item.id)
    }
    this.#goOn()
  }

  /** Goes on with what is paused or has failed. */
  resume(id?: string): void {
    for (const item of this.#some(id)) {
      const { kind } = item.state
      if (kind === 'paused' || kind === 'failed')
        this.#set(item.id, { kind: 'waiting', doneBytes: doneBytesOf(item.state) })
    }
    this.#goOn()
  }

  /** Takes a file off the list; what is on its way ends. */
  cancel(id: string): void {
    this.#items = this.#items.filter((item) => item.id !== id)
    this.#stop(id)
    this.#goOn()
  }

  /** Takes off the list what is over, well or not. */
  clear(): void {
    this.#leftOutCount = 0
    this.#items = this.#items.filter((item) => isUnfinished(item) || item.state.kind === 'paused')
    this.#goOn()
  }

  /** Calls back when anything has changed. Call the answer to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #firstState(file: File): ImportState {
    if (fileExtension(file.name) !== 'eml' && file.type !== 'message/rfc822')
      return { kind: 'refused', why: 'notMail' }
    if (file.size > this.limits.maxMessageBytes) return { kind: 'refused', why: 'tooLarge' }
    return { kind: 'waiting', doneBytes: 0 }
  }

  #some(id: string | undefined): readonly ImportItem[] {
    return id === undefined ? this.#items : this.#items.filter((item) => item.id === id)
  }

  #stop(id: string): void {
    this.#running.get(id)?.abort()
    this.#running.delete(id)
  }

  #set(id: string, state: ImportState): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, state } : item))
  }

  /** Begins what there is room for, and tells everybody. */
  #goOn(): void {
    while (this.#running.size < maxRunning) {
      // Looked up each time: beginning one changes the list.
      const next = this.#items.find(({ state }) => state.kind === 'waiting')
      if (!next) break
      void this.#run(next)
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  async #run({ id, file, folder, state }: ImportItem): Promise<void> {
    const running = new AbortController()
    const { signal } = running
    this.#running.set(id, running)
    this.#set(id, { kind: 'running', doneBytes: doneBytesOf(state) })
    const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => {
      if (signal.aborted) return
      this.#set(id, { kind: 'running', doneBytes })
      this.#tell()
    }
    const end = await this.port.add(file, folder, id, { signal, onProgress }).then(
      (ref): ImportState => ({ kind: 'done', ref }),
      (error: unknown): ImportState => ({ kind: 'failed', error, doneBytes: this.#doneBytes(id) }),
    )
    // Whoever stopped it has said what it is now.
    if (signal.aborted) return
    this.#running.delete(id)
    this.#set(id, end)
    if (end.kind === 'failed') this.#resumeOnline(id, end.error)
    this.#goOn()
  }

  #doneBytes(id: string): number {
    return this.#items.filter((item) => item.id === id).reduce((_, item) => doneBytesOf(item.state), 0)
  }

  /** What the network broke goes on by itself when it is back. */
  #resumeOnline(id: string, error: unknown): void {
    if (isMailroomError(error) && error.kind === 'offline')
      window.addEventListener('online', () => this.resume(id), { once: true })
  }
}

/** True for a file that waits or is on its way. */
export const isUnfinished = ({ state }: ImportItem): boolean =>
  state.kind === 'waiting' || state.kind === 'running'

/** Bytes that the mail system has, as far as it is known. */
export const doneBytesOf = (state: ImportState): number => ('doneBytes' in state ? state.doneBytes : 0)
