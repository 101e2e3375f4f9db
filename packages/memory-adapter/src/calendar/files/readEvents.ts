import {
  eventFieldFaults,
  MailroomError,
  maxCalendarFileBytes,
  maxCalendarFileEvents,
  maxEventNoteCharacters,
  maxEventTextCharacters,
  type CalendarFileFault,
  type EventFacts,
  type OccurrenceId,
} from '@mailroom/core'
import { fileText, refusedFile } from '../../file-text/fileText'
import { partsOf } from '../../address-book/files/cardLines'
import { plainLine } from '../checkedEvent'
import type { EventSeries } from '../KeptEvent'
import { calendarsOf, lineIn, type Component } from './contentLines'
import { otherRule, readRule } from './ruleText'
import { idOf, readDuration, readTime, shortest, type SaidTime } from './timeText'

/** An event of a file: a series whole, one that takes its name's place, or what is wrong with it. */
export type FiledEvent =
  | { readonly series: EventSeries }
  | { readonly uid: string; readonly id: OccurrenceId; readonly facts: EventFacts }
  | CalendarFileFault

/** Before its bytes are asked for. @throws MailroomError `tooLarge` */
export function checkSize({ size }: File): void {
  if (size > maxCalendarFileBytes)
    throw new MailroomError('tooLarge', `A file of events has at most ${maxCalendarFileBytes} bytes.`)
}

/**
 * The events of an iCalendar file. Guests are left out: nobody is invited by a file.
 *
 * @param timeZone of times that say none
 * @throws MailroomError `invalid` for a file that is none, `tooLarge` for one of too many events
 * @source CA-05
 */
export function readEvents(bytes: Uint8Array<ArrayBuffer>, timeZone: string): readonly FiledEvent[] {
  const calendars = calendarsOf(fileText(bytes))
  if (!calendars) throw refusedFile('Expected an iCalendar file: BEGIN:VCALENDAR, events, END:VCALENDAR.')
  const events = calendars.flatMap(({ parts }) => parts.filter(({ name }) => name === 'VEVENT'))
  if (events.length > maxCalendarFileEvents)
    throw new MailroomError('tooLarge', `A file has at most ${maxCalendarFileEvents} events.`)
  return events.map((event) => filedEvent(event, timeZone))
}

function filedEvent(event: Component, timeZone: string): FiledEvent {
  const title = line(event, 'SUMMARY')
  const begins = lineIn(event, 'DTSTART')
  const start = begins && readTime(begins, timeZone)
  const lasts = start && lengthOf(event, start, timeZone)
  if (!start || lasts === undefined) return { title, fault: 'noTime' }
  const facts: EventFacts = {
    ...{ title, place: line(event, 'LOCATION'), note: noteOf(event), guests: [] },
    time: { kind: start.kind, startsAt: start.at, endsAt: start.at + lasts },
    reminderMinutes: reminderOf(event),
  }
  const uid = text(event, 'UID') || crypto.randomUUID()
  const which = lineIn(event, 'RECURRENCE-ID')
  if (which) {
    const at = readTime(which, timeZone)
    return at ? { uid, id: idOf(at), facts } : { title, fault: 'noTime' }
  }
  return seriesOf(event, { uid, facts, start })
}

interface FiledFacts {
  readonly uid: string
  readonly facts: EventFacts
  readonly start: SaidTime
}

function seriesOf(event: Component, { uid, facts, start }: FiledFacts): FiledEvent {
  const { timeZone } = start
  const form = { ...facts, calendarId: 0, timeZone, title: facts.title || 'x', guests: [] }
  if (eventFieldFaults(form).time) return { title: facts.title, fault: 'noTime' }
  const rule = lineIn(event, 'RRULE')
  const read = rule && readRule(rule, start)
  if (rule && !read) return { title: facts.title, fault: 'noRule' }
  const isMade =
    read &&
    read.every !== 'other' &&
    !lineIn(event, 'RDATE') &&
    !eventFieldFaults({ ...form, recurrence: read }).recurrence
  const leftOut = event.lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((each) => each.value.split(',').flatMap((value) => readTime({ ...each, value }, timeZone) ?? []))
  const said = rule && { recurrence: isMade ? read : otherRule, ...(!isMade && { rule: rule.value }) }
  return {
    series: {
      ...facts,
      ...{ uid, sequence: sequenceOf(event), timeZone, leftOut: leftOut.map(idOf), exceptions: new Map() },
      ...said,
    },
  }
}

/** How long it lasts, in ms; undefined when it ends before it begins. */
function lengthOf(event: Component, start: SaidTime, timeZone: string): number | undefined {
  const ends = lineIn(event, 'DTEND')
  const lasts = text(event, 'DURATION')
  const end = ends && readTime(ends, timeZone)
  if (ends && end?.kind !== start.kind) return undefined
  const length = end ? end.at - start.at : lasts ? readDuration(lasts) : shortest(start.kind)
  if (length === undefined || length < 0) return undefined
  return Math.max(length, shortest(start.kind))
}

/** Minutes before the event at which the first alarm rings that rings before it. */
function reminderOf({ parts }: Component): number | undefined {
  const minutes = parts
    .filter(({ name }) => name === 'VALARM')
    .flatMap((alarm) => readDuration(text(alarm, 'TRIGGER')) ?? [])
    .map((ms) => -ms / 60_000)
  return minutes.find((each) => Number.isInteger(each) && each >= 0 && each <= 40_320)
}

const sequenceOf = (event: Component): number => {
  const value = text(event, 'SEQUENCE')
  return /^\d{1,9}$/.test(value) ? Number(value) : 0
}

const text = (event: Component, name: string): string => {
  const value = lineIn(event, name)?.value ?? ''
  return partsOf(value, ';').join(';')
}

const line = (event: Component, name: string): string =>
  Array.from(plainLine(text(event, name)))
    .slice(0, maxEventTextCharacters)
    .join('')

const noteOf = (event: Component): string =>
  Array.from(text(event, 'DESCRIPTION')).slice(0, maxEventNoteCharacters).join('')
