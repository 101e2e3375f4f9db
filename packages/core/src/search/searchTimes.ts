import type { SearchAge, SearchConditions } from './SearchConditions'

const days: Readonly<Record<SearchAge, number>> = {
  day: 1,
  threeDays: 3,
  week: 7,
  month: 30,
  threeMonths: 90,
  halfYear: 180,
  year: 365,
}

/**
 * When mails of a search arrived, in ms since 1970: from a time on, before a time. Undefined where there is no limit.
 *
 * @param now what ages are counted from
 */
export function searchTimes({ age, receivedFrom, receivedBefore }: SearchConditions, now: number) {
  const youngest = age === undefined ? undefined : now - days[age] * 86_400_000
  const given = [youngest, receivedFrom].filter((at) => at !== undefined)
  return { from: given.length === 0 ? undefined : Math.max(...given), before: receivedBefore }
}
