import {
  occurrenceStart,
  type EventFacts,
  type InvitationStatus,
  type Invitee,
  type OccurrenceId,
} from '@mailroom/core'
import ICAL from 'ical.js'
import type { EventRecord } from '../../EventRecord'
import {
  addEvent,
  addPerson,
  addText,
  addTime,
  calendarText,
  isUtc,
  newCalendar,
  type CalendarMethod,
  type WrittenTime,
} from './calendarParts'
import { timeZoneRules } from './timeZoneRules'

/** How events are written. */
export interface EventsWriting {
  /** When they are written, in ms since 1970. */
  readonly at: number
  /** Of a calendar that goes by mail: what it does. Reminders and colours are nobody else's, and are left out. */
  readonly method?: CalendarMethod
  /** How the calendar is called. */
  readonly name?: string
  /** Of a series: only this one. */
  readonly occurrence?: OccurrenceId
}

/**
 * Events as an iCalendar object: of a series the rule and each exception, with the rules of their time zones.
 *
 * @source CA-05, RFC 5545, RFC 5546 3.2
 */
export function writeEvents(records: readonly EventRecord[], writing: EventsWriting): string {
  const { name, method, occurrence } = writing
  const calendar = newCalendar(method)
  if (name !== undefined) {
    calendar.addPropertyWithValue('name', oneLine(name))
    calendar.addPropertyWithValue('x-wr-calname', oneLine(name))
  }
  for (const rules of zonesOf(records, writing.at)) calendar.addSubcomponent(rules)
  for (const record of records)
    if (occurrence === undefined) addSeries(calendar, record, writing)
    else addOne(calendar, record, occurrence, writing)
  return calendarText(calendar)
}

const oneLine = (text: string): string => text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

function zonesOf(records: readonly EventRecord[], at: number): ICAL.Component[] {
  const spans = new Map<string, { from: number; to: number }>()
  for (const { time, timeZone, exceptions } of records) {
    if (time.kind !== 'instant' || isUtc(timeZone)) continue
    const span = spans.get(timeZone) ?? { from: time.startsAt, to: at }
    for (const { startsAt, endsAt } of [time, ...exceptions.map((each) => each.time)]) {
      span.from = Math.min(span.from, startsAt)
      span.to = Math.max(span.to, endsAt)
    }
    spans.set(timeZone, span)
  }
  return [...spans].map(([timeZone, span]) => timeZoneRules(timeZone, span))
}

function addSeries(calendar: ICAL.Component, record: EventRecord, writing: EventsWriting): void {
  const { time, timeZone, rule, addedDates, leftOut, exceptions } = record
  const event = addFacts(calendar, record, record, writing)
  if (rule !== undefined) event.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule))
  const written = { kind: time.kind, timeZone }
  for (const id of addedDates) addDate(event, 'rdate', id, written)
  for (const id of leftOut) addDate(event, 'exdate', id, written)
  for (const exception of exceptions) addOne(calendar, record, exception.occurrence, writing)
}

function addDate(
  event: ICAL.Component,
  name: 'rdate' | 'exdate',
  id: OccurrenceId,
  written: WrittenTime,
): void {
  const at = occurrenceStart(id)
  if (at !== undefined) addTime(event, name, at, written)
}

/** One of a series: as it differs, or as the series has it. */
function addOne(
  calendar: ICAL.Component,
  record: EventRecord,
  occurrence: OccurrenceId,
  writing: EventsWriting,
): void {
  const { time, timeZone, exceptions } = record
  const startsAt = occurrenceStart(occurrence) ?? time.startsAt
  const plain: EventFacts = {
    ...record,
    time: { ...time, startsAt, endsAt: startsAt + time.endsAt - time.startsAt },
  }
  const facts = exceptions.find((each) => each.occurrence === occurrence) ?? plain
  const event = addFacts(calendar, record, facts, writing)
  addTime(event, 'recurrence-id', startsAt, { kind: time.kind, timeZone })
}

function addFacts(
  calendar: ICAL.Component,
  { uid, sequence, timeZone, organizer }: EventRecord,
  facts: EventFacts,
  { at, method }: EventsWriting,
): ICAL.Component {
  const { time, title, place, note, color, reminderMinutes, guests } = facts
  const event = addEvent(calendar, uid, at)
  event.addPropertyWithValue('sequence', sequence)
  const written = { kind: time.kind, timeZone }
  addTime(event, 'dtstart', time.startsAt, written)
  addTime(event, 'dtend', time.endsAt, written)
  addText(event, 'summary', title)
  if (place !== '') addText(event, 'location', place)
  if (note !== '') addText(event, 'description', note)
  if (method === 'CANCEL') event.addPropertyWithValue('status', 'CANCELLED')
  if (method === undefined && color) event.addPropertyWithValue('color', color)
  if (organizer) addPerson(event, 'organizer', organizer)
  for (const guest of guests) addGuest(event, guest, method)
  if (method === undefined && reminderMinutes !== undefined) addReminder(event, reminderMinutes, title)
  return event
}

const partStats: Readonly<Record<InvitationStatus, string>> = {
  pending: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  tentative: 'TENTATIVE',
  declined: 'DECLINED',
}

function addGuest(event: ICAL.Component, guest: Invitee, method?: CalendarMethod): void {
  const attendee = addPerson(event, 'attendee', guest)
  if (method !== 'REPLY')
    attendee.setParameter('role', guest.isOptional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT')
  attendee.setParameter('partstat', partStats[guest.status])
  if (method === 'REQUEST') attendee.setParameter('rsvp', 'TRUE')
}

function addReminder(event: ICAL.Component, minutes: number, title: string): void {
  const alarm = new ICAL.Component('valarm')
  alarm.addPropertyWithValue('action', 'DISPLAY')
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutes))
  addText(alarm, 'description', title)
  event.addSubcomponent(alarm)
}
