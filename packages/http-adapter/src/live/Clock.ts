/** Lets things happen later. Tests bring one that they move themselves. */
export interface Clock {
  /** Calls once, after the time given in ms. Call the answer to take it back. */
  after(ms: number, call: () => void): () => void
}

/** The clock on the wall. */
export const wallClock: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
