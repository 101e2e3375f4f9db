import type { EventTime } from '@mailroom/core'
import ICAL from 'ical.js'

/** What a rule belongs to. */
export interface RuleHolder {
  readonly time: EventTime
  /** IANA name. */
  readonly timeZone: string
}

/** Parts of a rule that are about the time of day. */
export const timeParts: readonly string[] = ['BYHOUR', 'BYMINUTE', 'BYSECOND']

/** A rule in its parts; undefined for what is none. @param text the value of an RRULE, from anywhere */
export function ruleParts(text: string): ICAL.Recur | undefined {
  try {
    return ICAL.Recur.fromString(text.trim().toUpperCase())
  } catch {
    // It throws errors of several kinds at what it cannot read.
    return undefined
  }
}

/** The lists of a rule, by their names. */
export const listsOf = ({ parts }: ICAL.Recur): Readonly<Record<string, readonly (string | number)[]>> =>
  parts

/** The end of a rule as it is written. @param at ms since 1970; of whole days 0:00 UTC of the last */
export function untilOf(at: number, kind: EventTime['kind']): ICAL.Time {
  const text = new Date(at).toISOString()
  return kind === 'allDay'
    ? ICAL.Time.fromDateString(text.slice(0, 10))
    : ICAL.Time.fromDateTimeString(`${text.slice(0, 19)}Z`)
}
