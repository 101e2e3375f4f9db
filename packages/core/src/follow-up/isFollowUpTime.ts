import { maxSnoozeDays } from '../snooze/snoozeTimes'

/**
 * Says whether a mail may be followed up then: at most as late as a mail may be away. A time that is past is due at once, so
 * that a reminder which was taken away can be put back.
 *
 * @source ML-29
 */
export const isFollowUpTime = (at: number, now: number): boolean =>
  Number.isSafeInteger(at) && at > 0 && at <= now + maxSnoozeDays * 24 * 60 * 60_000
