import { createHash } from 'node:crypto'
import {
  clockMoment,
  maxEventDays,
  maxEventNoteCharacters,
  maxEventTextCharacters,
  maxGuests,
  type CalendarFileFault,
  type EventFacts,
  type EventTime,
  type OccurrenceId,
} from '@mailroom/core'
import ICAL from 'ical.js'
import { cutWhole } from '../../../mime/parse/headers/cleanPhrase'
import type { EventRecord } from '../../EventRecord'
import { soundRule } from '../../recurrence/soundRule'
import { propertyName } from '../text/contentLines'
import { plainLines } from '../text/plainLines'
import type { CalendarZones } from '../zones/calendarZones'
import type { BuiltComponent } from './buildComponent'
import { eventTime, pointIn, pointOf, type TimePoint } from './eventTime'
import { inviteeOf, isCalledOff, organizerOf, sequenceOf, stampOf, textOf, uidOf } from './eventValues'
import { occurrenceIn } from './occurrenceIn'
import { reminderOf } from './readAlarm'
import { colorOf } from './readColor'

/** One VEVENT: an event, a series, or one of a series. */
export interface ReadEvent {
  readonly record: EventRecord
  /** When it was written, in ms since 1970; 0 where that is not said. */
  readonly stampedAt: number
  readonly isCalledOff: boolean
  /** Of one of a series: when the series has it begin. */
  readonly instance?: TimePoint
}

/** How times are read. */
export interface ReadingZones {
  readonly zones: CalendarZones
  /** IANA name of the zone of times that say none. */
  readonly timeZone: string
}

const dayMs = 86_400_000

/** Dates beside those of a rule, and left out of it; beyond it a series is none that somebody has made. */
const maxDates = 5_000

/** Reads an event; a fault of it where it cannot be kept. */
export function readEvent(
  { component: event, lines }: BuiltComponent,
  { zones, timeZone: given }: ReadingZones,
): ReadEvent | CalendarFileFault {
  const title = textOf(event, 'summary', maxEventTextCharacters)
  const point = pointOf(event, 'dtstart', zones)
  const time = ownTime(eventTime(event, zones), given)
  if (point === undefined || time === undefined) return { title, fault: 'noTime' }
  const timeZone = zoneOf(event, point, { zones, timeZone: given })
  const rule = ruleOf(lines, { time, timeZone })
  const [addedDates, leftOut] = (['rdate', 'exdate'] as const).map((name) =>
    datesOf(event, name, (date) => occurrenceIn({ time, timeZone }, date), zones),
  ) as [OccurrenceId[], OccurrenceId[]]
  if (rule === 'none' || addedDates.length > maxDates || leftOut.length > maxDates)
    return { title, fault: 'noRule' }
  const instance = pointOf(event, 'recurrence-id', zones)
  const organizer = organizerOf(event)
  const record: EventRecord = {
    uid: uidOf(event) || madeUid(event),
    sequence: sequenceOf(event),
    timeZone,
    ...(rule !== undefined && { rule }),
    ...{ addedDates, leftOut, exceptions: [] },
    ...(organizer && { organizer }),
    ...factsOf(event, title, time),
  }
  const called = { stampedAt: stampOf(event), isCalledOff: isCalledOff(event) }
  return { record, ...called, ...(instance && { instance }) }
}

function factsOf(event: ICAL.Component, title: string, time: EventTime): EventFacts {
  const color = colorOf(event)
  const reminderMinutes = reminderOf(event, time)
  const note = event.getFirstPropertyValue('description')
  return {
    title,
    place: textOf(event, 'location', maxEventTextCharacters),
    note: typeof note === 'string' ? cutWhole(plainLines(note).trim(), maxEventNoteCharacters) : '',
    time,
    ...(color && { color }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
    guests: event.getAllProperties('attendee').slice(0, maxGuests).flatMap(inviteeOf),
  }
}

/** Whole days as such, all else as moments; undefined for what lasts longer than any event may. */
function ownTime(time: EventTime | undefined, timeZone: string): EventTime | undefined {
  if (time === undefined || time.endsAt - time.startsAt > maxEventDays * dayMs) return undefined
  const { kind, startsAt, endsAt } = time
  if (kind === 'instant') return time
  if (kind === 'allDay') {
    const days = Math.max(1, Math.ceil((endsAt - startsAt) / dayMs))
    return { kind, startsAt, endsAt: startsAt + days * dayMs }
  }
  const begins = clockMoment(startsAt, timeZone)
  const ends = clockMoment(endsAt, timeZone)
  return { kind: 'instant', startsAt: begins, endsAt: Math.max(begins, ends) }
}

/** By whose clock it comes again. What is written in UTC does so by UTC; a single event goes by no clock. */
function zoneOf(event: ICAL.Component, point: TimePoint, { zones, timeZone }: ReadingZones): string {
  if (point.kind !== 'instant') return timeZone
  const tzid = event.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  if (tzid) return zones.nameOf(tzid) ?? timeZone
  return event.hasProperty('rrule') ? 'Etc/UTC' : timeZone
}

/** `none` for one that makes no sense; RFC 2445 has rules of what is left out, which nothing else can say. */
function ruleOf(lines: readonly string[], start: Pick<EventRecord, 'time' | 'timeZone'>): string | undefined {
  const names = lines.map(propertyName)
  if (names.includes('EXRULE')) return 'none'
  const line = lines[names.indexOf('RRULE')]
  if (line === undefined) return undefined
  const [, text = ''] = /^[^:;]+(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? []
  return soundRule(text.replace(/;+\s*$/, ''), start) ?? 'none'
}

function datesOf(
  event: ICAL.Component,
  name: 'rdate' | 'exdate',
  idOf: (point: TimePoint) => OccurrenceId,
  zones: CalendarZones,
): OccurrenceId[] {
  const ids = event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      const point = pointIn(property, value instanceof ICAL.Period ? value.start : value, zones)
      return point ? [idOf(point)] : []
    }),
  )
  return [...new Set(ids)].toSorted()
}

/** Of an event that has no name, so that it is the same when it comes again. */
const madeUid = (event: ICAL.Component): string =>
  `${createHash('sha256').update(event.toString()).digest('hex').slice(0, 32)}@mailroom.invalid`
