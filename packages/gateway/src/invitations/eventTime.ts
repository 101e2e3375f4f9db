import type { EventTime } from '@mailroom/core'
import ICAL from 'ical.js'
import { isShowable, readTime } from './readTime'
import { momentOf } from '../zones/wallClock'
import { offsetByRules } from './offsetByRules'

const dayMs = 86_400_000

/** A point in time, and what its clock is. */
interface Point {
  readonly kind: EventTime['kind']
  readonly at: number
}

/** When an event takes place; undefined when it does not say so. */
export function eventTime(event: ICAL.Component): EventTime | undefined {
  const start = pointOf(event, 'dtstart')
  if (start === undefined) return undefined
  const end = pointOf(event, 'dtend')?.at ?? start.at + durationOf(event, start)
  const endsAt = end >= start.at && isShowable(end) ? end : start.at
  return { kind: start.kind, startsAt: start.at, endsAt }
}

function durationOf(event: ICAL.Component, { kind }: Point): number {
  const duration = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000
  return kind === 'allDay' ? dayMs : 0
}

/** When something begins or ends; undefined when it does not say so. */
export function pointOf(
  event: ICAL.Component,
  name: 'dtstart' | 'dtend' | 'recurrence-id',
): Point | undefined {
  const property = event.getFirstProperty(name)
  const time = property?.getFirstValue()
  if (!property || !(time instanceof ICAL.Time)) return undefined
  const wall = readTime(time)
  if (!isShowable(wall)) return undefined
  if (time.isDate) return { kind: 'allDay', at: wall }
  const zone = property.getFirstParameter('tzid')
  if (!zone) return { kind: time.zone === ICAL.Timezone.utcTimezone ? 'instant' : 'floating', at: wall }
  const at = momentOf(wall, zone) ?? byRules(event, zone, wall)
  return at === undefined ? { kind: 'floating', at: wall } : { kind: 'instant', at }
}

/** By the zone that the calendar brings along under that name. */
function byRules(event: ICAL.Component, name: string, wall: number): number | undefined {
  const zones = event.parent?.getAllSubcomponents('vtimezone') ?? []
  const zone = zones.find((each) => each.getFirstPropertyValue('tzid') === name)
  const offset = zone && offsetByRules(zone, wall)
  return offset === undefined ? undefined : wall - offset
}
