import { dateTimeFormat, isZone, languages, wallAt, type Locale } from '@mailroom/core'
import type { SelectOption } from '@mailroom/ui'

const minuteMs = 60_000

/**
 * The zones of the world as lines to choose one from, from west to east: `GMT+08:00 China Standard Time · Asia/Shanghai`.
 *
 * @param at    ms since 1970: decides about summer time
 * @param extra names that must be among them
 */
export function zoneOptions(at: number, locale: Locale, extra: readonly string[]): readonly SelectOption[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...extra.filter(isZone)])
  return [...names]
    .map((name) => ({ name, offset: Math.round((wallAt(at, name) - at) / minuteMs) }))
    .sort((one, other) => one.offset - other.offset || one.name.localeCompare(other.name))
    .map(({ name, offset }) => ({
      value: name,
      label: `${offsetText(offset)} ${longName(name, at, locale)}`,
    }))
}

/** `GMT-03:30` @param offset in minutes */
export function offsetText(offset: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = Math.abs(offset)
  return `GMT${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

function longName(name: string, at: number, locale: Locale): string {
  const said = dateTimeFormat(languages[locale], { timeZone: name, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  // A zone without a name of its own is called by its offset, which stands there already.
  return said === undefined || /^GMT|^UTC/.test(said) ? name : `${said} · ${name}`
}
