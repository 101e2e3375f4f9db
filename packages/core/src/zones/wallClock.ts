const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Names that mails make up must not fill the memory. */
const maxFormats = 500

/**
 * What a clock on the wall of a zone shows at a moment, to the second, as if it were UTC.
 *
 * @param at       ms since 1970
 * @param timeZone IANA name
 * @throws RangeError for a name that is no zone
 */
export function wallAt(at: number, timeZone: string): number {
  const format = formatOf(timeZone)
  if (format === undefined) throw new RangeError(`${timeZone} is no time zone.`)
  return shownBy(format, at)
}

function shownBy(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** True for the name of a zone. */
export const isZone = (timeZone: string): boolean => formatOf(timeZone) !== undefined

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) {
    if (formats.size >= maxFormats) formats.clear()
    formats.set(timeZone, makeFormat(timeZone))
  }
  return formats.get(timeZone)
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...digits,
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
