const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Minutes east of UTC for the names that RFC 5322 4.3 still knows; others count as UTC, as it says. */
const zones: Readonly<Record<string, number>> = {
  edt: -240,
  est: -300,
  cdt: -300,
  cst: -360,
  mdt: -360,
  mst: -420,
  pdt: -420,
  pst: -480,
}

const rfcDate =
  /(\d{1,2})[\s-]{1,9}([a-z]{3})[a-z]{0,6}[\s,.-]{1,9}(\d{2,4})(?:[\s,]{1,9}(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2}))?(?:\.\d{1,9})?\s{0,9}(?:([+-])\s?(\d{2}):?(\d{2})|([a-z]{1,5}))?)?/i

/**
 * The moment that a Date header names, with the spellings that broken clocks and programs produce.
 *
 * @returns ms since 1970; undefined when there is no sense in it
 * @source RFC 5322 3.3 and 4.3
 */
export function parseDate(text: string): number | undefined {
  const short = text.slice(0, 200)
  const match = rfcDate.exec(short)
  const time = match ? fromParts(match) : fromOther(short)
  return time !== undefined && Math.abs(time) < 253_402_300_800_000 ? time : undefined
}

function fromParts(match: RegExpExecArray): number | undefined {
  const [
    ,
    day,
    monthName,
    yearText,
    hour = '0',
    minute = '0',
    second = '0',
    sign,
    zoneHours,
    zoneMinutes,
    zoneName,
  ] = match
  const month = months.indexOf(monthName!.toLowerCase())
  if (month < 0) return undefined
  const year = fullYear(Number(yearText))
  const offset = sign
    ? (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes))
    : (zones[zoneName?.toLowerCase() ?? ''] ?? 0)
  if (Number(day) > 31 || Number(day) < 1 || Number(hour) > 24 || Number(minute) > 59) return undefined
  return Date.UTC(
    year,
    month,
    Number(day),
    Number(hour),
    Number(minute) - offset,
    Math.min(59, Number(second)),
  )
}

/** Two digits: RFC 5322 4.3. Three digits were the work of a program that added 1900 itself. */
function fullYear(year: number): number {
  if (year < 50) return 2000 + year
  return year < 1000 ? 1900 + year : year
}

/** `2024-05-01T10:00:00Z` and the American `Wed May  1 10:00:00 2024`. */
function fromOther(text: string): number | undefined {
  const iso =
    /\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?/.exec(text)
  if (iso) return valid(Date.parse(iso[0]))
  const unix =
    /([a-z]{3})\s{1,9}(\d{1,2})\s{1,9}(\d{1,2}:\d{2}:\d{2})\s{1,9}(?:([A-Z]{2,4})\s{1,9})?(\d{4})/i.exec(text)
  return unix ? valid(Date.parse(`${unix[2]} ${unix[1]} ${unix[5]} ${unix[3]} UTC`)) : undefined
}

const valid = (time: number): number | undefined => (Number.isNaN(time) ? undefined : time)
