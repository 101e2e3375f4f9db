import { momentOf, wallAt, type EventRecurrence, type EventTime } from '@mailroom/core'
import { dayOf, wallOf, type TypedTimes } from '../typedTimes'
import { byNumber, monthDaysOf, ruleKey, ruleOf, wholeOf } from './formRule'
import { repeatChoices, type RepeatForm } from './repeatChoices'

/** What of a rule is wrong. */
export type RepeatFault = 'interval' | 'until' | 'count'

const dayMs = 86_400_000
const usualCount = 10

/** A rule as it stands in the form. @param timeZone IANA name */
export function repeatFormOf(
  rule: EventRecurrence | undefined,
  times: TypedTimes,
  timeZone: string,
): RepeatForm {
  const none: RepeatForm = {
    ...{ choice: 'never', every: 'week', interval: '1', weekdays: [], monthDay: 'number', ends: 'never' },
    until: Number.isFinite(dayOf(times.start)) ? dayText(dayOf(times.start) + 30 * dayMs) : '',
    count: String(usualCount),
  }
  if (!rule) return none
  const begun: RepeatForm = {
    ...none,
    ...(rule.count !== undefined && { ends: 'after', count: String(rule.count) }),
    ...(rule.until !== undefined && { ends: 'on', until: untilText(rule.until, times, timeZone) }),
  }
  const { every, interval, weekdays } = rule
  const custom =
    every === 'other'
      ? []
      : monthDaysOf(times).map((monthDay): RepeatForm => ({
          ...{ ...begun, choice: 'custom', every, interval: String(interval), monthDay },
          weekdays: every === 'week' ? weekdays.map(({ day }) => day).toSorted(byNumber) : [],
        }))
  const forms = [...repeatChoices.map((choice): RepeatForm => ({ ...begun, choice })), ...custom]
  const wanted = ruleKey(rule, times)
  const found = forms.find((form) => {
    const said = ruleOf(form, times)
    return said && ruleKey(said, times) === wanted
  })
  return found ?? { ...begun, choice: 'kept', kept: rule }
}

/** The rule that was typed; undefined where the event takes place once. What is not typed right is no sound rule. @param timeZone IANA name */
export function typedRule(
  form: RepeatForm,
  times: TypedTimes,
  timeZone: string,
): EventRecurrence | undefined {
  if (form.choice === 'kept') return form.kept
  const rule = ruleOf(form, times)
  if (!rule) return undefined
  if (form.ends === 'after') return { ...rule, count: wholeOf(form.count) }
  return form.ends === 'on' ? { ...rule, until: untilOf(form.until, times, timeZone) } : rule
}

/** What of a rule that is not sound has to be mended. */
export function repeatFault(form: RepeatForm, times: TypedTimes, max: RepeatLimits): RepeatFault | undefined {
  const isWithin = (text: string, most: number) => wholeOf(text) >= 1 && wholeOf(text) <= most
  if (form.choice === 'custom' && !isWithin(form.interval, max.interval)) return 'interval'
  if (form.ends === 'after' && !isWithin(form.count, max.count)) return 'count'
  return form.ends === 'on' && !(dayOf(form.until) >= dayOf(times.start)) ? 'until' : undefined
}

/** The largest numbers of a rule. */
export interface RepeatLimits {
  readonly interval: number
  readonly count: number
}

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The last moment of the last day; of whole days that day itself. */
function untilOf(until: string, { isAllDay }: TypedTimes, timeZone: string): number {
  if (isAllDay) return dayOf(until)
  const wall = wallOf(`${until}T23:59:59`)
  return (Number.isFinite(wall) ? momentOf(wall, timeZone) : undefined) ?? Number.NaN
}

const untilText = (until: EventTime['endsAt'], { isAllDay }: TypedTimes, timeZone: string): string =>
  dayText(isAllDay ? until : wallAt(until, timeZone))
