import { setImmediate } from 'node:timers/promises'

/** Longest time for which background work lets nobody else come in between. */
const maxHeldMs = 8

/**
 * Lets others come in between during long work. Awaiting a query of SQLite does not: it is answered at once, before anything
 * that waits for the network has its turn.
 *
 * @returns to be called after each step; it waits when the steps since the last wait have taken a while
 */
export function createBreath(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxHeldMs) return
    await setImmediate()
    since = performance.now()
  }
}
