const firstPauseMs = 1_000
const longestPauseMs = 3_600_000

/** ms to wait after the nth failure: 1 s, 4 s, 16 s ... up to an hour. */
export const backOff = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 4 ** Math.min(attempt - 1, 10))
