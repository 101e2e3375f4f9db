import { isZone, momentOf, wallAt } from '@mailroom/core'
import type ICAL from 'ical.js'
import { offsetByRules } from './offsetByRules'
import { windowsZones } from './windowsZones'

/** The time zones of a calendar, which it calls as it likes. */
export interface CalendarZones {
  /** IANA name of a zone; undefined where none is like it. */
  nameOf(tzid: string): string | undefined
  /**
   * The moment at which a clock on the wall of a zone shows a time; undefined for one of which nothing is known.
   *
   * @param wall as if it were UTC, in ms since 1970
   */
  momentOf(wall: number, tzid: string): number | undefined
}

/**
 * Names of zones are known ones, those of Windows, or what a calendar brings the rules for. Where the rules alone are known, a
 * zone of the world with the same ones stands for it, so that a series goes on by them.
 *
 * @param components those of the calendar, of which VTIMEZONEs count
 * @param preferred  IANA name of the one that is taken where several are alike
 * @source RFC 5545 3.6.5
 */
export function calendarZones(components: readonly ICAL.Component[], preferred = 'Etc/UTC'): CalendarZones {
  const rules = new Map<string, ICAL.Component>()
  for (const component of components) {
    const name = component.name === 'vtimezone' ? component.getFirstPropertyValue('tzid') : null
    if (typeof name === 'string' && !rules.has(name)) rules.set(name, component)
  }
  const names = new Map<string, string | undefined>()
  const nameOf = (tzid: string) => {
    const zone = rules.get(tzid)
    const known = knownName(tzid) ?? knownName(String(zone?.getFirstPropertyValue('x-lic-location') ?? ''))
    return known ?? (zone && likeRules(zone, preferred))
  }
  const cached = (tzid: string) => {
    if (!names.has(tzid)) names.set(tzid, nameOf(tzid))
    return names.get(tzid)
  }
  return {
    nameOf: cached,
    momentOf(wall, tzid) {
      const known = knownName(tzid)
      if (known !== undefined) return momentOf(wall, known)
      const zone = rules.get(tzid)
      const offset = zone && offsetByRules(zone, wall)
      if (offset !== undefined) return wall - offset
      const name = cached(tzid)
      return name === undefined ? undefined : momentOf(wall, name)
    },
  }
}

/** Longer names are none. */
const maxNameChars = 100

/** `Europe/Berlin`, also with the name of a program before it: `/example.org/20260101_1/Europe/Berlin`. */
function knownName(tzid: string): string | undefined {
  const name = tzid.trim()
  if (name === '' || name.length > maxNameChars) return undefined
  const windows = windowsZones.get(name)
  if (windows !== undefined) return windows
  const parts = name.split('/')
  const ends = parts.length > 2 ? [parts.slice(-3).join('/'), parts.slice(-2).join('/')] : []
  return [name, ...ends].find(isZone)
}

const dayMs = 86_400_000
/** Two years of now, every twelve days: no two changes of the clocks are closer. */
const samples = Array.from({ length: 61 }, (_, index) => Date.UTC(2025, 0, 1, 12) + index * 12 * dayMs)

/** A zone whose clocks go like these now. */
function likeRules(zone: ICAL.Component, preferred: string): string | undefined {
  const offsets = samples.map((wall) => offsetByRules(zone, wall))
  if (offsets.includes(undefined)) return undefined
  return [preferred, ...windowsZones.values()].find(
    (name) => isZone(name) && samples.every((wall, index) => wallAt(wall - offsets[index]!, name) === wall),
  )
}
