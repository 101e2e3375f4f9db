import * as React from 'react'

/** A promise that says whether it is kept, as React reads it. It is never broken. */
export interface Arrival extends Promise<void> {
  status?: string
}

/** React 19 has it, React 18 has not; looked up under a name that no bundler looks for. */
const use = (React as unknown as Record<string, ((arrival: Arrival) => void) | undefined>)[' use '.trim()]

/**
 * Lets the component wait (Suspense) until the promise is kept. It must be the same promise each time, and be given again
 * once it is kept.
 *
 * With React 19 by `use`: where two places throw their promises, it draws them in turn, as often as it can, until both
 * are here.
 */
export function waitFor(arrival: Arrival): void {
  if (use) use(arrival)
  else if (arrival.status !== 'fulfilled') throw arrival
}
