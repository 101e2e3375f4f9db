/** How many wrong attempts are free, and how long the next one waits. Times in ms. */
export interface LockPolicy {
  readonly freeAttempts: number
  readonly firstLockMs: number
  readonly longestLockMs: number
  /** Without an attempt for so long, all are forgotten. */
  readonly forgetAfterMs: number
}

/** One account, whoever tries: the owner gets in again after a quarter of an hour at the latest. @source B1 */
export const accountPolicy: LockPolicy = {
  freeAttempts: 5,
  firstLockMs: 30_000,
  longestLockMs: 15 * 60_000,
  forgetAfterMs: 24 * 3_600_000,
}

/** One client address, whatever it tries: an office behind one address mistypes more than one person. @source B1 */
export const clientPolicy: LockPolicy = {
  freeAttempts: 30,
  firstLockMs: 30_000,
  longestLockMs: 15 * 60_000,
  forgetAfterMs: 3_600_000,
}

/** How long no further attempt is allowed after so many wrong ones: twice as long after each, up to the longest. */
export function lockMs(policy: LockPolicy, failures: number): number {
  const beyond = failures - policy.freeAttempts
  return beyond < 0 ? 0 : Math.min(policy.firstLockMs * 2 ** Math.min(beyond, 30), policy.longestLockMs)
}
