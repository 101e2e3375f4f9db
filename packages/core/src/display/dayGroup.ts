import { calendarDay } from './calendarDay'

/** A day under which mails stand in a list. */
type DayName = 'today' | 'yesterday' | 'dayBeforeYesterday' | 'earlier'

/** Where a mail stands among the headings of a list: what is pinned comes before all days. */
export type DayGroupName = 'pinned' | DayName

/** What decides under which heading a mail stands. */
interface DatedMail {
  readonly receivedAt: number
  readonly state?: { readonly isPinned?: boolean }
}

/** Mails under one day heading. */
export interface DayGroup<T> {
  readonly name: DayGroupName
  readonly messages: readonly T[]
}

/**
 * The heading under which an instant belongs. Days are counted on the calendar of the zone, not in hours, so a day
 * of 23 or 25 hours changes nothing. What lies ahead of `now` (another machine's clock) counts as today.
 *
 * @param timeZone IANA name; the machine's own zone without one
 * @source ML-12
 */
export function dayGroup(ms: number, now: number, timeZone?: string): DayName {
  return groupOfAge(calendarDay(now, timeZone).number - calendarDay(ms, timeZone).number)
}

/**
 * Splits a list for its day headings, keeping the order it came in; days without mail have no group.
 *
 * @param messages what is pinned, then the others, each sorted by arrival, either way
 * @source ML-12, ML-29
 */
export function groupByDay<T extends DatedMail>(
  messages: readonly T[],
  now: number,
  timeZone?: string,
): DayGroup<T>[] {
  const today = calendarDay(now, timeZone).number
  const groups: { name: DayGroupName; messages: T[] }[] = []
  for (const message of messages) {
    const name =
      message.state?.isPinned === true
        ? 'pinned'
        : groupOfAge(today - calendarDay(message.receivedAt, timeZone).number)
    const last = groups.at(-1)
    if (last?.name === name) last.messages.push(message)
    else groups.push({ name, messages: [message] })
  }
  return groups
}

function groupOfAge(days: number): DayName {
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days === 2 ? 'dayBeforeYesterday' : 'earlier'
}
