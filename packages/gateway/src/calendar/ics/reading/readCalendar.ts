import type { CalendarFileFault } from '@mailroom/core'
import { calendarZones } from '../zones/calendarZones'
import { buildComponent } from './buildComponent'
import { groupByUid, type EventGroup } from './joinSeries'
import { readEvent, type ReadEvent } from './readEvent'
import { splitCalendar } from './splitCalendar'

/** What a calendar tells of. */
export interface ReadCalendar {
  /** In upper case; empty for none. */
  readonly method: string
  readonly groups: readonly EventGroup[]
  /** Events that cannot be kept, in the order of the calendar. */
  readonly faults: readonly CalendarFileFault[]
  /** It has more events than are read. */
  readonly isCut: boolean
}

/**
 * Reads a calendar.
 *
 * @param text     hostile
 * @param timeZone IANA name: of times that say no zone
 * @returns        undefined for what is none
 * @source RFC 5545, CA-05
 */
export function readCalendar(
  text: string,
  { timeZone, maxEvents }: { readonly timeZone: string; readonly maxEvents: number },
): ReadCalendar | undefined {
  const { isCalendar, method, ...parts } = splitCalendar(text, maxEvents)
  if (!isCalendar) return undefined
  const rules = parts.zones.map((lines) => buildComponent('vtimezone', lines).component)
  const zones = calendarZones(rules, timeZone)
  const events: ReadEvent[] = []
  const faults: CalendarFileFault[] = []
  for (const lines of parts.events.slice(0, maxEvents)) {
    const outcome = readEvent(buildComponent('vevent', lines), { zones, timeZone })
    if ('fault' in outcome) faults.push(outcome)
    else events.push(outcome)
  }
  return { method, groups: groupByUid(events), faults, isCut: parts.events.length > maxEvents }
}
