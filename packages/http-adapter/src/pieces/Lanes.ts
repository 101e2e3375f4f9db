/** Lets so much work at a time through; the rest waits in the order of arrival. */
export class Lanes {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(count: number) {
    this.#free = count
  }

  /** @throws the signal's reason as soon as it is aborted while the work waits */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#enter(signal)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', withdraw)
        resolve()
      }
      const withdraw = () => {
        this.#waiting.delete(begin)
        reject(signal?.reason)
      }
      this.#waiting.add(begin)
      signal?.addEventListener('abort', withdraw, { once: true })
    })
  }

  /** Whoever leaves hands the lane on. */
  #leave(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#free += 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
