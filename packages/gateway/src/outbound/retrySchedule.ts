const minute = 60_000
const hour = 60 * minute

/** Pauses between attempts; the last one repeats. Short first: most refusals are greylisting. */
const pauses = [1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour, 4 * hour]

/** After this time a mail is given up. @source RFC 5321 4.5.4.1 asks for days, not hours */
const lifetimeMs = 3 * 24 * hour

/**
 * When to try again.
 *
 * @param attempt   attempts so far, from 1
 * @param createdAt when the mail was accepted, ms since 1970
 * @returns         ms since 1970, or undefined when it is time to give up
 */
export function nextAttempt(attempt: number, createdAt: number, now: number): number | undefined {
  const next = now + pauses[Math.min(attempt, pauses.length) - 1]!
  return next > createdAt + lifetimeMs ? undefined : next
}
