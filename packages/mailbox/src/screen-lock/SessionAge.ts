/** So long before its end a session is made fresh. @source SE-18 */
const refreshBeforeSeconds = 300
/** What a fresh session has left. @source SE-18 */
const freshSeconds = 1800

/**
 * Counts how old a session has become since the mail system last heard of it by us, and has it made fresh before it
 * expires: somebody who writes for long must not lose it.
 *
 * @source SE-18
 */
export class SessionAge {
  readonly #longestSeconds: number
  readonly #refresh: () => Promise<unknown>
  #leftSeconds: number
  #ageSeconds = 0
  #isAsking = false

  /** @param leftSeconds what the session has left at first; a fresh one never has more than this */
  constructor(leftSeconds: number, refresh: () => Promise<unknown>) {
    this.#longestSeconds = leftSeconds
    this.#leftSeconds = leftSeconds
    this.#refresh = refresh
  }

  /** So much time has passed. After a refresh that failed the next count tries again. */
  async count(seconds: number): Promise<void> {
    this.#ageSeconds += seconds
    if (this.#isAsking || this.#ageSeconds < this.#leftSeconds - refreshBeforeSeconds) return
    this.#isAsking = true
    try {
      await this.#refresh()
      this.#ageSeconds = 0
      this.#leftSeconds = Math.min(freshSeconds, this.#longestSeconds)
    } catch {
      // Unreachable or over: whoever makes the next call is told.
    } finally {
      this.#isAsking = false
    }
  }
}
