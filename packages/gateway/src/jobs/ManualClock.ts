import type { Clock } from './Clock'

interface Waiting {
  readonly until: number
  readonly wake: () => void
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  readonly #waiting = new Set<Waiting>()
  #now: number

  constructor(now = Date.UTC(2026, 0, 5, 9)) {
    this.#now = now
  }

  now() {
    return this.#now
  }

  wait(ms: number, signal: AbortSignal) {
    return new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      const entry: Waiting = {
        until: this.#now + ms,
        wake: () => {
          this.#waiting.delete(entry)
          resolve()
        },
      }
      this.#waiting.add(entry)
      signal.addEventListener('abort', entry.wake, { once: true })
    })
  }

  /** Moves the time on and wakes everyone whose time has come. */
  advance(ms: number) {
    this.#now += ms
    for (const entry of this.#waiting) if (entry.until <= this.#now) entry.wake()
  }
}
