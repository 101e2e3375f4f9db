const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const form = /^ ?(\d{1,2})-([a-z]{3})-(\d{4}) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/i

/**
 * `17-Jul-1996 02:44:25 -0700`
 *
 * @returns ms since 1970; undefined for anything else
 * @source  RFC 3501 9, date-time
 */
export function readInternalDate(value: string | undefined): number | undefined {
  const match = form.exec(value ?? '')
  if (!match) return undefined
  const [day, , year, hours, minutes, seconds] = match.slice(1, 7).map(Number)
  const month = months.indexOf((match[2] ?? '').toLowerCase())
  if (month < 0) return undefined
  const offset = (Number(match[8]) * 60 + Number(match[9])) * (match[7] === '-' ? -1 : 1)
  return Date.UTC(year ?? 0, month, day, hours, (minutes ?? 0) - offset, seconds)
}

/** The same the other way round, in universal time. */
export function writeInternalDate(time: number): string {
  const date = new Date(time)
  const month = months[date.getUTCMonth()] ?? ''
  const day = `${date.getUTCDate()}`.padStart(2, ' ')
  const name = month.charAt(0).toUpperCase() + month.slice(1)
  const year = `${date.getUTCFullYear()}`.padStart(4, '0')
  return `${day}-${name}-${year} ${date.toISOString().slice(11, 19)} +0000`
}
