import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost } from './connectionLoss'

/** A restart of the database takes a second or two; for so long it is worth waiting. */
const patienceMs = 5_000

/** Between two attempts. */
const shortestPauseMs = 50
const longestPauseMs = 500

/**
 * Whether the database answers. While it has been away for a short time only, work waits for it; later, work fails at
 * once instead of piling up.
 */
export class Availability {
  #lostAt: number | undefined

  /** Runs what may be run again from its start, until it succeeds, fails for its own reasons, or patience is over. */
  async persist<T>(work: () => Promise<T>): Promise<T> {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const result = await work()
        this.#lostAt = undefined
        return result
      } catch (error) {
        if (!isConnectionLost(error)) {
          this.#lostAt = undefined
          throw error
        }
        this.#lostAt ??= Date.now()
        if (Date.now() - this.#lostAt + pauseMs > patienceMs) throw error
      }
      await pause(pauseMs)
    }
  }
}
