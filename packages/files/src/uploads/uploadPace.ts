/** How fast a file travels. */
export interface Pace {
  /** Absent until it has travelled for a moment. */
  readonly bytesPerSecond?: number
  /** Where the pace was measured last. */
  readonly at: number
  readonly doneBytes: number
}

/** A pace is measured over this long at least, in ms: bytes come in bursts. */
const measureMs = 1000

/** What a new measure counts against those before. */
const share = 0.4

/**
 * The pace after some more bytes.
 *
 * @param now ms of any clock that only goes forward
 */
export function nextPace(before: Pace | undefined, doneBytes: number, now: number): Pace {
  // What the mail system has already, the page did not bring.
  if (!before || doneBytes < before.doneBytes) return { at: now, doneBytes }
  const elapsedMs = now - before.at
  if (elapsedMs < measureMs) return before
  const measured = ((doneBytes - before.doneBytes) * 1000) / elapsedMs
  const { bytesPerSecond = measured } = before
  return { bytesPerSecond: bytesPerSecond + (measured - bytesPerSecond) * share, at: now, doneBytes }
}

/** Seconds until the rest is there; undefined while nobody can tell. */
export function secondsLeft(
  pace: Pace | undefined,
  doneBytes: number,
  sizeBytes: number,
): number | undefined {
  const { bytesPerSecond = 0 } = pace ?? {}
  return bytesPerSecond < 1 ? undefined : Math.ceil((sizeBytes - doneBytes) / bytesPerSecond)
}
