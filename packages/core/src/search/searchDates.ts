/** A stretch of time in ms since 1970; its end does not belong to it. */
export interface TimeSpan {
  readonly from: number
  readonly before: number
}

const relative: Readonly<Record<string, number>> = {
  today: 0,
  yesterday: 1,
  今天: 0,
  昨天: 1,
  前天: 2,
}

/**
 * A day, month or year as people write it, in the time zone of the machine: `2026-11-21`, `2026/11/21`, `2026年11月21日`,
 * `2026-11`, `2026`, `yesterday`, `昨天`. Undefined for anything else, and for days that do not exist.
 *
 * @param now decides what today is, in ms since 1970
 */
export function readDate(word: string, now: number): TimeSpan | undefined {
  const daysAgo = relative[word.toLowerCase()]
  if (daysAgo !== undefined) {
    const today = new Date(now)
    return spanOf(today.getFullYear(), today.getMonth(), today.getDate() - daysAgo)
  }
  const match = /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?$/.exec(word)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)))
  if (month === undefined) return spanOf(year!)
  if (month < 1 || month > 12) return undefined
  if (day === undefined) return spanOf(year!, month - 1)
  const isDay = new Date(year!, month - 1, day).getDate() === day
  return isDay && day > 0 ? spanOf(year!, month - 1, day) : undefined
}

/** The day of a time as `readDate` reads it back: `2026-11-21`. */
export function dateWord(at: number): string {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** True when the times are the beginning and the end of one day. */
export function isOneDay(from: number, before: number): boolean {
  const date = new Date(from)
  const span = spanOf(date.getFullYear(), date.getMonth(), date.getDate())
  return span.from === from && span.before === before
}

function spanOf(year: number, month?: number, day?: number): TimeSpan {
  const begin = new Date(year, month ?? 0, day ?? 1)
  const end =
    month === undefined
      ? new Date(year + 1, 0, 1)
      : day === undefined
        ? new Date(year, month + 1, 1)
        : new Date(year, month, day + 1)
  return { from: begin.getTime(), before: end.getTime() }
}
