import { calendarDate, wallAt } from '@mailroom/core'

/**
 * When a day begins where the clocks of a zone hang, in ms since 1970. Where the clocks leap over midnight it begins
 * after the leap.
 *
 * @param day `yyyy-MM-dd`
 */
export function startOfDay(day: string, timeZone: string): number {
  const wanted = calendarDate(day)
  if (wanted === undefined) throw new RangeError(`${day} is no day.`)
  // Zones are at most 14 hours ahead and 12 behind; asked twice, since the clocks may change in between.
  const first = wanted - aheadMs(wanted, timeZone)
  const second = wanted - aheadMs(first, timeZone)
  return dayIn(second, timeZone) < day ? Math.max(first, second) : second
}

/** The day on the calendar of a zone, `yyyy-MM-dd`. */
export function dayIn(ms: number, timeZone: string): string {
  return new Date(ms + aheadMs(ms, timeZone)).toISOString().slice(0, 10)
}

/** How far the clocks of a zone are ahead of UTC, in ms. */
const aheadMs = (ms: number, timeZone: string): number => wallAt(ms, timeZone) - Math.floor(ms / 1000) * 1000
