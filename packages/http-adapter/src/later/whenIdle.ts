/** A page that is never at rest does what it planned all the same after this time. */
const latestMs = 1_000

/** Calls when nothing else is to be done, and after a second at the latest. */
export const whenIdle: (call: () => void) => void =
  globalThis.requestIdleCallback === undefined
    ? setTimeout
    : (call) => void requestIdleCallback(call, { timeout: latestMs })
