/** How far work on many mails has come, and its end by the reader. */
export class LongWork {
  readonly totalCount: number
  readonly #end = new AbortController()
  readonly #listeners = new Set<() => void>()
  #doneCount = 0

  constructor(totalCount: number) {
    this.totalCount = totalCount
  }

  get doneCount(): number {
    return this.#doneCount
  }

  /** Aborted once the reader has ended it. */
  get signal(): AbortSignal {
    return this.#end.signal
  }

  /** Some more mails are done. */
  advance(count: number): void {
    this.#doneCount += count
    for (const listener of this.#listeners) listener()
  }

  readonly stop = (): void => this.#end.abort()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
