/** A page that is never at rest does what it planned all the same after this time. */
const mostMs = 1_000

/** Where nobody can tell, a page is likely at rest after this time. */
const likelyMs = 200

/**
 * Calls when what was drawn last is on the screen and nothing else is to be done: what is shown comes first. A page that
 * nobody sees draws nothing, and does it at the latest time.
 *
 * @param latestMs ms after which it is called in any case; 1,000 unless told
 * @returns        what takes the plan back
 */
export function whenIdle(call: () => void, latestMs = mostMs): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(call, likelyMs)
    return () => clearTimeout(timer)
  }
  let takeBack = () => {}
  const doIt = () => {
    end()
    call()
  }
  const timer = setTimeout(doIt, latestMs)
  const end = () => {
    clearTimeout(timer)
    takeBack()
  }
  const inNextFrame = (then: () => void) => {
    const frame = requestAnimationFrame(then)
    takeBack = () => cancelAnimationFrame(frame)
  }
  inNextFrame(() =>
    inNextFrame(() => {
      const rest = requestIdleCallback(doIt)
      takeBack = () => cancelIdleCallback(rest)
    }),
  )
  return end
}
