/** When a mail may come back, by name. */
export type SnoozeTimeName = 'laterToday' | 'tomorrow' | 'weekend' | 'nextWeek'

/** A time that is offered. */
export interface SnoozeTime {
  readonly name: SnoozeTimeName
  /** ms since 1970. */
  readonly at: number
}

/** Longest time that a mail can be away, in days. */
export const maxSnoozeDays = 366

const morning = 8
const evening = 18
const saturday = 6
const monday = 1

/**
 * The times that are offered for a mail to come back, soonest first, by the clock of this machine: this evening at 18:00, while
 * that is more than an hour away; tomorrow, on Saturday and on Monday at 8:00. Two that are the same are offered once.
 *
 * @source ML-29
 */
export function snoozeTimes(now: number): readonly SnoozeTime[] {
  const today = new Date(now)
  const at = (days: number, hour: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hour).getTime()
  const until = (weekday: number) => (weekday - today.getDay() + 7) % 7 || 7
  const times: SnoozeTime[] = [
    { name: 'laterToday', at: at(0, evening) },
    { name: 'tomorrow', at: at(1, morning) },
    { name: 'weekend', at: at(until(saturday), morning) },
    { name: 'nextWeek', at: at(until(monday), morning) },
  ]
  const hourMs = 60 * 60_000
  return times
    .filter(({ name, at: time }) => name !== 'laterToday' || time > now + hourMs)
    .filter((time, index, all) => all.findIndex((other) => other.at === time.at) === index)
    .sort((a, b) => a.at - b.at)
}

/** Says whether a mail may be away until then. */
export const isSnoozeTime = (at: number, now: number): boolean =>
  Number.isSafeInteger(at) && at > now && at <= now + maxSnoozeDays * 24 * 60 * 60_000
