import { clockMoment, isZone, occurrenceIdOf, type EventTime, type OccurrenceId } from '@mailroom/core'
import type { ContentLine } from './contentLines'

const dayMs = 86_400_000

/** A time of a file, and the zone that it is said in. */
export interface SaidTime {
  readonly kind: 'instant' | 'allDay'
  /** ms since 1970. */
  readonly at: number
  readonly timeZone: string
}

/** Reads a day or a time; undefined for what is none. @param timeZone of what says no zone @source RFC 5545 3.3.4, 3.3.5 */
export function readTime({ value, parameters }: ContentLine, timeZone: string): SaidTime | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(value.trim())
  if (!match) return undefined
  const [, year, month, day, hour, minute, second, isUtc] = match
  const wall = Date.parse(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`)
  // Some engines take the 30th of February for the 2nd of March.
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return undefined
  if (hour === undefined) return { kind: 'allDay', at: wall, timeZone }
  const zone = isUtc ? 'UTC' : zoneOf(parameters.get('TZID'), timeZone)
  return { kind: 'instant', at: clockMoment(wall, zone), timeZone: zone }
}

/** Some programs put their own name before that of the zone; one that there is not is that of whoever reads. */
function zoneOf(name: string | undefined, otherwise: string): string {
  const names = name === undefined ? [] : [name, name.split('/').slice(-2).join('/')]
  return names.find((each) => each !== '' && isZone(each)) ?? otherwise
}

/** Reads `P1DT2H30M` as ms; undefined for what is none. @source RFC 5545 3.3.6 */
export function readDuration(value: string): number | undefined {
  const match =
    /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/.exec(
      value.trim(),
    )
  if (!match) return undefined
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((text) => Number(text ?? 0))
  const ms = (weeks! * 7 + days!) * dayMs + ((hours! * 60 + minutes!) * 60 + seconds!) * 1000
  return match[1] === '-' ? -ms : ms
}

/** `20261127T080000Z`. */
export const utcText = (at: number): string => `${bare(new Date(at).toISOString().slice(0, 19))}Z`

/** `20261127`. */
export const dayText = (at: number): string => bare(new Date(at).toISOString().slice(0, 10))

const bare = (text: string): string => text.replace(/[-:]/g, '')

/** Names one of a series by a time of a file. */
export const idOf = ({ kind, at }: Pick<SaidTime, 'kind' | 'at'>): OccurrenceId => occurrenceIdOf(kind, at)

/** How long something lasts that says no end: whole days one, else no time. */
export const shortest = (kind: EventTime['kind']): number => (kind === 'allDay' ? dayMs : 0)
