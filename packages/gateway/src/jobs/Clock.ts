/** Time as the program sees it. Tests put one in that they move themselves. */
export interface Clock {
  /** ms since 1970. */
  now(): number
  /** Resolves after `ms`, or at once when the signal is aborted. Does not keep the process alive. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Longest wait that a timer of the platform can hold; longer ones would fire at once. */
const maxTimerMs = 2 ** 31 - 1

/** The real time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, Math.min(Math.max(ms, 0), maxTimerMs))
      timer.unref()
      signal.addEventListener('abort', end)
    }),
}
