/** A page that is never at rest does what it planned all the same after this time. */
const latestMs = 3000

const canTell = globalThis.requestIdleCallback !== undefined

/** Calls when nothing else is to be done, and after three seconds at the latest. @returns what takes the plan back */
export function whenIdle(call: () => void): () => void {
  if (canTell) {
    const handle = requestIdleCallback(call, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, 200)
  return () => clearTimeout(timer)
}
