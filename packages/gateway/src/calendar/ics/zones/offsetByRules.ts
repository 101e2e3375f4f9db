import ICAL from 'ical.js'
import { readTime } from '../reading/readTime'

const dayMs = 86_400_000
const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** One of the two clocks of a zone: since when, or from which day of each year on, and how far from UTC. */
interface Observance {
  readonly offsetMs: number
  readonly since: number
  readonly yearly?: {
    readonly month: number
    readonly day: number
    readonly ordinal: number
    readonly until: number
  }
}

/**
 * How far a zone of a calendar's own is from UTC, by the rules that come with it. Nothing is expanded: the two days of
 * the year on which clocks change are computed, as calendar programs write them.
 *
 * @param zone a VTIMEZONE
 * @param wall the time on the wall as if it were UTC, in ms since 1970
 * @returns    ms; undefined when there are no rules
 * @source RFC 5545 3.6.5
 */
export function offsetByRules(zone: ICAL.Component, wall: number): number | undefined {
  const observances = zone.getAllSubcomponents().flatMap((part) => observanceOf(part) ?? [])
  const began = observances
    .map((observance) => ({ observance, at: lastChange(observance, wall) }))
    .toSorted((a, b) => b.at - a.at)[0]
  return began?.observance.offsetMs
}

function observanceOf(part: ICAL.Component): Observance | undefined {
  const offset = part.getFirstPropertyValue('tzoffsetto')
  const start = part.getFirstPropertyValue('dtstart')
  if (!(offset instanceof ICAL.UtcOffset) || !(start instanceof ICAL.Time)) return undefined
  const rule = part.getFirstPropertyValue('rrule')
  const yearly = rule instanceof ICAL.Recur ? yearlyOf(rule) : undefined
  return { offsetMs: offset.toSeconds() * 1000, since: readTime(start), ...(yearly && { yearly }) }
}

function yearlyOf(rule: ICAL.Recur): Observance['yearly'] {
  const month = Number(rule.parts.BYMONTH?.[0])
  const [, ordinal = '1', name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(String(rule.parts.BYDAY?.[0])) ?? []
  const day = dayNames.indexOf(name)
  if (rule.freq !== 'YEARLY' || !(month >= 1 && month <= 12) || day < 0) return undefined
  const until = rule.until ? readTime(rule.until) + dayMs : Number.POSITIVE_INFINITY
  return { month, day, ordinal: Number(ordinal), until }
}

/** When this clock came into force the last time before; long ago when it never did. */
function lastChange({ since, yearly }: Observance, wall: number): number {
  if (since > wall) return Number.NEGATIVE_INFINITY
  if (yearly === undefined) return since
  // Of a rule that has ended, the last change before its end.
  const year = new Date(Math.min(wall, yearly.until)).getUTCFullYear()
  const time = ((since % dayMs) + dayMs) % dayMs
  const changes = [year, year - 1].map((each) => dayOf(each, yearly) + time)
  return changes.find((at) => at <= wall && at <= yearly.until) ?? since
}

/** The first, second ... or last such day of a month. */
function dayOf(year: number, { month, day, ordinal }: NonNullable<Observance['yearly']>): number {
  if (ordinal < 0) {
    const last = Date.UTC(year, month, 0)
    const back = (new Date(last).getUTCDay() - day + 7) % 7
    return last - (back - 7 * (ordinal + 1)) * dayMs
  }
  const first = Date.UTC(year, month - 1, 1)
  const ahead = (day - new Date(first).getUTCDay() + 7) % 7
  return first + (ahead + 7 * (Math.max(1, ordinal) - 1)) * dayMs
}
