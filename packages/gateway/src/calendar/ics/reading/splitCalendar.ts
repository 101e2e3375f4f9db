import { contentLines, propertyName } from '../text/contentLines'

/** A calendar as it is written, in its parts. */
export interface CalendarText {
  /** It says that it is one. */
  readonly isCalendar: boolean
  /** In upper case; empty for none. */
  readonly method: string
  /** The lines of each event, with those of its alarms. */
  readonly events: readonly (readonly string[])[]
  /** The lines of each time zone, with those of its two clocks. */
  readonly zones: readonly (readonly string[])[]
}

const ofEvent = new Set(
  (
    'UID SEQUENCE DTSTAMP SUMMARY LOCATION DESCRIPTION STATUS DTSTART DTEND DURATION RRULE RDATE EXDATE EXRULE ' +
    'RECURRENCE-ID ORGANIZER ATTENDEE COLOR CATEGORIES ACTION TRIGGER'
  ).split(' '),
)
const ofZone = new Set('TZID X-LIC-LOCATION DTSTART TZOFFSETTO TZOFFSETFROM RRULE'.split(' '))

/** Parts within others that are read. */
const inner: Readonly<Record<string, readonly string[]>> = {
  VEVENT: ['VALARM'],
  VTIMEZONE: ['STANDARD', 'DAYLIGHT'],
}

/** More are left out: a thousand guests and as many exceptions fit into so many. */
const maxLines = 5_000

/** Longer values are cut: a parser takes very long over some that no program writes. */
const maxLineChars = 20_000

/**
 * Takes a calendar apart. What is not read is left out before a parser sees it, so that neither its size nor its shape costs
 * time; an event without its end ends where the next one begins.
 *
 * @param text   hostile
 * @param maxEvents it stops after so many, and has one more
 * @source RFC 5545 3.4, 3.6
 */
export function splitCalendar(text: string, maxEvents: number): CalendarText {
  const parts = { VEVENT: [] as string[][], VTIMEZONE: [] as string[][] }
  let isCalendar = false
  let method = ''
  let part: string[] | undefined
  let kept = ofEvent
  let open = ''
  let deep = 0
  for (const line of contentLines(text)) {
    const [, edge, named = ''] = /^(BEGIN|END):\s{0,9}([\w-]{1,60})\s{0,9}$/i.exec(line) ?? []
    const name = named.toUpperCase()
    if (name === 'VCALENDAR' || name === 'VEVENT' || name === 'VTIMEZONE') {
      isCalendar ||= name === 'VCALENDAR'
      part = undefined
      deep = 0
      if (edge?.toUpperCase() !== 'BEGIN' || name === 'VCALENDAR') continue
      if (name === 'VEVENT' && parts.VEVENT.length > maxEvents) break
      parts[name].push((part = []))
      kept = name === 'VEVENT' ? ofEvent : ofZone
      open = name
    } else if (edge !== undefined) {
      const isInner = deep === 0 && part !== undefined && inner[open]?.includes(name) === true
      if (isInner && part && part.length < maxLines) part.push(`${edge.toUpperCase()}:${name}`)
      else deep = Math.max(0, deep + (edge.toUpperCase() === 'BEGIN' ? 1 : -1))
    } else if (deep === 0) {
      const property = propertyName(line)
      if (part === undefined && property === 'METHOD') method ||= line.slice(7).trim().toUpperCase()
      else if (part && part.length < maxLines && kept.has(property)) part.push(cut(line, property))
    }
  }
  return { isCalendar, method, events: parts.VEVENT, zones: parts.VTIMEZONE }
}

/** Of lists of dates whole ones stay. */
function cut(line: string, property: string): string {
  if (line.length <= maxLineChars) return line
  const short = line.slice(0, maxLineChars)
  return property === 'EXDATE' || property === 'RDATE' ? short.slice(0, short.lastIndexOf(',')) : short
}
