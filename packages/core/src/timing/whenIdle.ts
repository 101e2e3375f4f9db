/** A page that is never at rest does what it planned all the same after this time. */
const mostMs = 1_000

/** Where nobody can tell, a page is likely at rest after this time. */
const likelyMs = 200

/**
 * Calls when nothing else is to be done: what is shown comes first.
 *
 * @param latestMs ms after which it is called in any case; 1,000 unless told
 * @returns        what takes the plan back
 */
export function whenIdle(call: () => void, latestMs = mostMs): () => void {
  if (globalThis.requestIdleCallback !== undefined) {
    const handle = requestIdleCallback(call, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, likelyMs)
  return () => clearTimeout(timer)
}
