import { calendarDate } from '@mailroom/core'

/**
 * When a day begins where the clocks of a zone hang, in ms since 1970. Where the clocks leap over midnight it begins after
 * the leap.
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

/** How far the clocks of a zone are ahead of UTC. */
function aheadMs(ms: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of format.formatToParts(ms))
    if (type in part) part[type as keyof typeof part] = Number(value)
  const shown = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
  return shown - Math.floor(ms / 1000) * 1000
}
