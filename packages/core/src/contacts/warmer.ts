/** A mail counts half as much after so long: 30 days, in ms. */
const halfLifeMs = 30 * 24 * 3600 * 1000

/**
 * How lately and often somebody is written to, as one number that needs no clock to be compared: the logarithm of the
 * sum of all mails, each of which counts twice as much as one a half-life before it.
 *
 * @param before undefined for somebody new
 * @param at     when they are written to once more, in ms since 1970
 * @source CO-03
 */
export function warmer(before: number | undefined, at: number): number {
  const now = at / halfLifeMs
  if (before === undefined) return now
  return Math.max(before, now) + Math.log2(1 + 2 ** -Math.abs(before - now))
}
