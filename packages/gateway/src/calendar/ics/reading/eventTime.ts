import { occurrenceIdOf, type EventTime } from '@mailroom/core'
import ICAL from 'ical.js'
import type { CalendarZones } from '../zones/calendarZones'
import { isShowable, readTime } from './readTime'

const dayMs = 86_400_000

/** A point in time, and what its clock is. */
export interface TimePoint {
  readonly kind: EventTime['kind']
  readonly at: number
}

/** When an event takes place; undefined when it does not say so. */
export function eventTime(event: ICAL.Component, zones: CalendarZones): EventTime | undefined {
  const start = pointOf(event, 'dtstart', zones)
  if (start === undefined) return undefined
  const end = pointOf(event, 'dtend', zones)?.at ?? start.at + durationOf(event, start)
  const endsAt = end >= start.at && isShowable(end) ? end : start.at
  return { kind: start.kind, startsAt: start.at, endsAt }
}

function durationOf(event: ICAL.Component, { kind }: TimePoint): number {
  const duration = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000
  return kind === 'allDay' ? dayMs : 0
}

/** When something begins or ends; undefined when it does not say so. */
export function pointOf(
  event: ICAL.Component,
  name: 'dtstart' | 'dtend' | 'recurrence-id',
  zones: CalendarZones,
): TimePoint | undefined {
  const property = event.getFirstProperty(name)
  return property ? pointIn(property, property.getFirstValue(), zones) : undefined
}

/** A value of a property as a point in time. */
export function pointIn(property: ICAL.Property, time: unknown, zones: CalendarZones): TimePoint | undefined {
  if (!(time instanceof ICAL.Time)) return undefined
  const wall = readTime(time)
  if (!isShowable(wall)) return undefined
  if (time.isDate) return { kind: 'allDay', at: wall }
  if (time.zone === ICAL.Timezone.utcTimezone) return { kind: 'instant', at: wall }
  const zone = property.getFirstParameter('tzid')
  const at = zone ? zones.momentOf(wall, zone) : undefined
  return at === undefined ? { kind: 'floating', at: wall } : { kind: 'instant', at }
}

/** As iCalendar's times are written in JSON; of a time in a zone, in UTC. @source RFC 7265 3.6.5 */
export function pointText({ kind, at }: TimePoint): string {
  const id = occurrenceIdOf(kind, at)
  return kind === 'floating' ? id.slice(0, -1) : id
}
