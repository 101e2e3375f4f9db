/** Longest wait of a piece of background work for people: an import, say, goes on for hours. */
const maxYieldMs = 200

/** Pieces of background work under way at a time, of all accounts: one reads from its server while another computes. */
const maxAtOnce = 2

/** Accounts whose index is filled at a time: each has mails in memory that are fetched and not yet written. */
const maxFilled = 3

/**
 * Puts people before background work, over all accounts: they share one processor. Fifty who come on the same morning wait
 * for their lists, and not for each other's indexes.
 */
export class PeopleGate {
  #count = 0
  #quiet = Promise.withResolvers<void>()
  #atWork = 0
  readonly #line: (() => void)[] = []
  #filledCount = 0
  readonly #fillLine: { readonly begin: () => void; readonly isAwaited: () => boolean }[] = []

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

  /**
   * Does a piece of background work, in the order of arrival, when it is its turn and no person waits.
   *
   * @param isAwaited somebody waits for this very work, so it waits for nobody
   */
  async turn<T>(work: () => Promise<T>, isAwaited = false): Promise<T> {
    if (this.#atWork < maxAtOnce) this.#atWork++
    else await new Promise<void>((begin) => this.#line.push(begin))
    try {
      if (!isAwaited) await this.quiet()
      return await work()
    } finally {
      const next = this.#line.shift()
      // Whoever is next takes the place over.
      if (next === undefined) this.#atWork--
      else next()
    }
  }

  /**
   * Does a stretch of filling an index, which takes many turns, in the order of arrival.
   *
   * @param work      is told by `isWanted` whether others wait for its place
   * @param isAwaited says whether a person waits for it by now: then it comes before the others
   */
  async stretch<T>(
    work: (isWanted: () => boolean) => Promise<T>,
    isAwaited: () => boolean = () => false,
  ): Promise<T> {
    if (this.#filledCount < maxFilled || isAwaited()) this.#filledCount++
    else await new Promise<void>((begin) => this.#fillLine.push({ begin, isAwaited }))
    try {
      return await work(() => this.#fillLine.length > 0)
    } finally {
      this.#filledCount--
      this.#beginStretches()
    }
  }

  #beginStretches(): void {
    while (this.#filledCount < maxFilled && this.#fillLine.length > 0) {
      const awaitedAt = this.#fillLine.findIndex((one) => one.isAwaited())
      const [next] = this.#fillLine.splice(Math.max(awaitedAt, 0), 1)
      this.#filledCount++
      next?.begin()
    }
  }

  /** Resolves when nobody waits, or after a while all the same: what people wait for may be the background work. */
  async quiet(): Promise<void> {
    const deadline = AbortSignal.timeout(maxYieldMs)
    const late = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve()))
    while (this.#count > 0 && !deadline.aborted) await Promise.race([this.#quiet.promise, late])
  }
}
