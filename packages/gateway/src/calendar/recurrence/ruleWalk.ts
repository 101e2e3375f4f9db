import { seriesClock } from '@mailroom/core'
import type ICAL from 'ical.js'
import { RRuleTemporal, type Freq } from 'rrule-temporal'
import { readTime } from '../ics/reading/readTime'
import { ruleParts, type RuleHolder } from './ruleParts'

/** No calendar goes beyond: what has no end is computed up to here. */
export const horizon = Date.UTC(3000, 0)

/** Periods that one question may look at: the days between two leap days, also over a century without one. */
const maxPeriods = 4_000

/** Days and times that may be weighed in them. */
const maxCandidates = 100_000

/** Rules that are kept ready: building one costs as much as asking it. */
const maxReady = 2_000

const ready = new Map<string, RuleWalk>()

/** The beginnings of a series by its rule, on the wall of its clock. The first is always one. @source RFC 5545 3.8.2.4 */
export interface RuleWalk {
  /** In order, both ends included. */
  between(from: number, to: number): readonly number[]
  /** The last one; `horizon` where there is no end. */
  last(): number
}

/**
 * Walks along a rule. The whole way is gone on the wall as if it were UTC, and only what is found becomes a moment: so nothing
 * vanishes where clocks leap, and the zone of the host has no part in it.
 *
 * @param rule as `soundRule` keeps it
 */
export function ruleWalk(rule: string, holder: RuleHolder): RuleWalk {
  const { time, timeZone } = holder
  const key = `${rule}\n${time.startsAt}\n${time.kind === 'allDay' ? '' : timeZone}`
  const known = ready.get(key)
  if (known) return known
  if (ready.size >= maxReady) ready.clear()
  const walk = buildWalk(rule, holder)
  ready.set(key, walk)
  return walk
}

/** True when a rule can be walked along from end to end within the bounds, and is met. */
export function canBeWalked(rule: string, holder: RuleHolder): boolean {
  const options = optionsOf(rule, holder)
  if (!options) return false
  // Without lists and an end nothing has to be looked for: files have thousands of such, one for each birthday.
  const isPlain = options.count === undefined && options.until === undefined
  if (isPlain && Object.keys(ruleParts(rule)?.parts ?? {}).length === 0) return true
  try {
    const walk = new RRuleTemporal(options)
    const first = walk.next(new Date(wallOfStart(holder)), true)
    // A rule with an end may be over before it is met: then the event itself is all there is.
    if (!first) return options.until !== undefined
    return !hasEnd(options) || walk.previous(new Date(horizon), true) !== null
  } catch {
    // The library throws plain errors where it gives up, and RangeErrors where a year is too far.
    return false
  }
}

const wallOfStart = (holder: RuleHolder): number => seriesClock(holder).wallOf(holder.time.startsAt)

function buildWalk(text: string, holder: RuleHolder): RuleWalk {
  const start = wallOfStart(holder)
  const alone: RuleWalk = {
    between: (from, to) => (start >= from && start <= to ? [start] : []),
    last: () => start,
  }
  const options = optionsOf(text, holder)
  if (!options) return alone
  const walk = walkOf(options, start)
  if (walk.between(start, start).length > 0) return walk
  // The beginning counts as the first, whether the rule is met by it or not.
  if (options.count === 1) return alone
  const others = options.count === undefined ? walk : walkOf({ ...options, count: options.count - 1 }, start)
  return {
    between: (from, to) => [...alone.between(from, to), ...others.between(from, to)],
    last: () => Math.max(start, others.last()),
  }
}

function walkOf(options: WalkOptions, start: number): RuleWalk {
  const rule = new RRuleTemporal(options)
  let last: number | undefined
  return {
    between: (from, to) =>
      from > to ? [] : found(() => rule.between(new Date(from), new Date(Math.min(to, horizon)), true)),
    last() {
      last ??= hasEnd(options) ? (found(() => [rule.previous(new Date(horizon), true)])[0] ?? start) : horizon
      return last
    },
  }
}

/** What the library finds; nothing where it gives up, as `canBeWalked` has found out before anything was kept. */
function found(ask: () => readonly ({ readonly epochMilliseconds: number } | null)[]): readonly number[] {
  try {
    return ask().flatMap((at) => (at === null ? [] : [at.epochMilliseconds]))
  } catch {
    return []
  }
}

type WalkOptions = NonNullable<ReturnType<typeof optionsOf>>

const hasEnd = ({ count, until }: WalkOptions): boolean => count !== undefined || until !== undefined

/** What the library is to walk along, on the wall. */
function optionsOf(text: string, holder: RuleHolder) {
  const rule = ruleParts(text)
  if (!rule) return undefined
  const { freq, interval, count, until, wkst, parts } = rule
  return {
    ...{ freq: freq as Freq, interval, wkst: dayNames[wkst - 1] ?? 'MO' },
    ...(count !== null && { count }),
    ...(until && { until: pointAt(seriesClock(holder).wallOf(readTime(until))) }),
    ...listOptions(parts),
    dtstart: pointAt(wallOfStart(holder)),
    tzid: 'UTC',
    cache: false,
    maxIterations: maxPeriods,
    maxCandidateEvaluations: maxCandidates,
  }
}

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const listOptions = (parts: ICAL.Recur['parts']) => ({
  ...(parts.BYDAY && { byDay: parts.BYDAY }),
  ...(parts.BYMONTH && { byMonth: parts.BYMONTH }),
  ...(parts.BYMONTHDAY && { byMonthDay: parts.BYMONTHDAY }),
  ...(parts.BYYEARDAY && { byYearDay: parts.BYYEARDAY }),
  ...(parts.BYWEEKNO && { byWeekNo: parts.BYWEEKNO }),
  ...(parts.BYSETPOS && { bySetPos: parts.BYSETPOS }),
  ...(parts.BYHOUR && { byHour: parts.BYHOUR }),
  ...(parts.BYMINUTE && { byMinute: parts.BYMINUTE }),
  ...(parts.BYSECOND && { bySecond: parts.BYSECOND }),
})

/** A wall as the library reads times. */
const pointAt = (wall: number) => ({
  timeZoneId: 'UTC',
  toString: () => `${new Date(wall).toISOString().slice(0, 19)}+00:00[UTC]`,
})
