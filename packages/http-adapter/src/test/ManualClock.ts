import type { Clock } from '../live/Clock'

/** A clock that stands still until the test moves it. */
export class ManualClock implements Clock {
  #now = 0
  #waiting = new Set<{ readonly at: number; readonly call: () => void }>()

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.#now + ms, call }
    this.#waiting.add(entry)
    return () => void this.#waiting.delete(entry)
  }

  /** How long until something happens, in ms; undefined when nothing is waited for. */
  get nextIn(): number | undefined {
    const times = [...this.#waiting].map(({ at }) => at - this.#now)
    return times.length === 0 ? undefined : Math.min(...times)
  }

  /** Moves time on, and what is due happens in its order. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let due = this.#nextDue(end); due; due = this.#nextDue(end)) {
      this.#waiting.delete(due)
      this.#now = due.at
      due.call()
    }
    this.#now = end
  }

  #nextDue(end: number) {
    return [...this.#waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  }
}
