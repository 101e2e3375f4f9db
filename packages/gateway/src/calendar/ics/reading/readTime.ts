import type ICAL from 'ical.js'

/** A time as the clock on the wall shows it, as if that were UTC; ms since 1970. */
export const readTime = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  // In two steps, since years before 100 would be taken for those of the last century.
  new Date(Date.UTC(2000, 0, 1, hour, minute, second)).setUTCFullYear(year, month - 1, day)

/** In the years that any calendar shows; a time outside, or none at all, is a fault or an attack. */
export const isShowable = (at: number): boolean => at >= Date.UTC(1900, 0) && at <= Date.UTC(3000, 0)
