/** Longest wait of a batch for people: an import, say, goes on for hours. */
export const maxYieldMs = 1_000

/** Lets background work wait until no person is waiting for an answer. */
export class PeopleGate {
  #count = 0
  #quiet = Promise.withResolvers<void>()

  /** Does something for a person. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#count === 0) this.#quiet = Promise.withResolvers()
    this.#count++
    try {
      return await work()
    } finally {
      this.#count--
      if (this.#count === 0) this.#quiet.resolve()
    }
  }

  /** Resolves when nobody waits, or after a while all the same: what people wait for may be the background work. */
  async quiet(maxMs: number): Promise<void> {
    const deadline = AbortSignal.timeout(maxMs)
    const late = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve()))
    while (this.#count > 0 && !deadline.aborted) await Promise.race([this.#quiet.promise, late])
  }
}
