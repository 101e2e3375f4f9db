import { seriesClock } from '@mailroom/core'
import type ICAL from 'ical.js'
import { isShowable, readTime } from '../ics/reading/readTime'
import { listsOf, ruleParts, timeParts, untilOf, type RuleHolder } from './ruleParts'
import { canBeWalked } from './ruleWalk'

/** Longer than any calendar program writes. */
const maxRuleCharacters = 1_000

/** One a day, these are 27 years. */
const maxRuleCount = 10_000

/** Beyond it nothing comes again within a life. */
const maxRuleInterval = 10_000

/** Values of one part: there are as many days in a year, and fewer of anything else. */
const maxValues = 366

/** How often one thing comes within a day. */
const maxTimesOfDay = 24

/** What comes again within a day belongs to no calendar of days. */
const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

const dayMs = 86_400_000

/**
 * A rule as it is kept: in one spelling, its end as a moment in UTC or, of whole days, as a date. Only what can be computed in
 * bounded steps passes: nothing within a day, bounded counts, intervals and lists, years that any calendar shows, and a rule
 * that can be walked along within the steps of `ruleWalk`.
 *
 * @param text the value of an RRULE, from anywhere
 * @returns    undefined for a rule that makes no sense or never ends to be computed
 * @source RFC 5545 3.3.10
 */
export function soundRule(text: string, holder: RuleHolder): string | undefined {
  // Rules of other calendars than ours (RFC 7529) would be read as if they were of ours.
  if (text.length > maxRuleCharacters || /RSCALE|SKIP/i.test(text)) return undefined
  if (!isShowable(holder.time.startsAt)) return undefined
  const rule = ruleParts(text)
  if (!rule || !isBounded(rule)) return undefined
  // Whole days have no hours.
  if (holder.time.kind === 'allDay')
    rule.parts = Object.fromEntries(Object.entries(rule.parts).filter(([part]) => !timeParts.includes(part)))
  if (!settleEnd(rule, holder)) return undefined
  const kept = rule.toString()
  return canBeWalked(kept, holder) ? kept : undefined
}

function isBounded(rule: ICAL.Recur): boolean {
  const { freq, interval, count } = rule
  const lists = listsOf(rule)
  const times = timeParts.reduce((product, part) => product * Math.max(1, lists[part]?.length ?? 0), 1)
  return (
    frequencies.includes(freq) &&
    interval <= maxRuleInterval &&
    (count === null || (count >= 1 && count <= maxRuleCount)) &&
    Object.entries(lists).every(
      // Days and months are counted from 1: a 0 among them is passed over by some programs and refused by others.
      ([part, values]) => values.length <= maxValues && (timeParts.includes(part) || !values.includes(0)),
    ) &&
    times <= maxTimesOfDay
  )
}

/** Puts the end of a rule into one form. @returns false for an end that is none */
function settleEnd(rule: ICAL.Recur, holder: RuleHolder): boolean {
  if (!rule.until) return true
  if (rule.count !== null) return false
  const at = lastMoment(rule.until, holder)
  if (isShowable(at)) {
    rule.until = untilOf(at, holder.time.kind)
    return true
  }
  // The end of all times, as some programs write it, is none.
  rule.until = null as never
  return at > holder.time.startsAt
}

/** The last moment of a rule, however a program has written it. */
function lastMoment(until: ICAL.Time, { time, timeZone }: RuleHolder): number {
  const at = readTime(until)
  if (!isShowable(at)) return at
  const isMoment = !until.isDate && until.toString().endsWith('Z')
  if (time.kind === 'allDay') {
    // The midnight of a zone, written as a moment, is the day that begins there.
    const isElsewhere = isMoment && at % dayMs !== 0
    const wall = isElsewhere ? seriesClock({ time: { kind: 'instant' }, timeZone }).wallOf(at) : at
    return Math.floor(wall / dayMs) * dayMs
  }
  if (isMoment) return at
  return seriesClock({ time, timeZone }).momentOf(until.isDate ? at + dayMs - 1000 : at)
}
