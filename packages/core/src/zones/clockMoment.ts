import { wallAt } from './wallClock'

const dayMs = 86_400_000

/**
 * The moment at which a clock on the wall of a zone shows a time: of two the first; for a time that the clock skips, as late
 * after the change as it was to be, so 2:30 becomes 3:30.
 *
 * @param wall     the time as if it were UTC, in ms since 1970; what is less than a second is left out
 * @param timeZone IANA name
 * @throws RangeError for a name that is no zone
 * @source RFC 5545 3.3.5, CA-08
 */
export function clockMoment(wall: number, timeZone: string): number {
  const second = Math.floor(wall / 1000) * 1000
  // No clock is changed twice within two days.
  const by = (at: number) => second - (wallAt(at, timeZone) - at)
  const [before, after] = [by(second - dayMs), by(second + dayMs)]
  if (before === after || wallAt(before, timeZone) === second) return before
  return wallAt(after, timeZone) === second ? after : before
}
