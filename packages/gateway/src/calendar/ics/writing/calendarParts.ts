import { clockMoment, wallAt, type Address, type EventTime } from '@mailroom/core'
import ICAL from 'ical.js'
import { foldContentLine } from '../../../mime/build/foldContentLine'
import { plainLines } from '../text/plainLines'

/** What is done with a calendar that goes by mail. @source RFC 5546 1.4 */
export type CalendarMethod = 'REPLY' | 'REQUEST' | 'CANCEL'

/** A calendar without anything in it. */
export function newCalendar(method?: CalendarMethod): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Mailroom//Mailroom//EN')
  calendar.addPropertyWithValue('version', '2.0')
  if (method) calendar.addPropertyWithValue('method', method)
  return calendar
}

/** An event in a calendar, with nothing but its name. @param at when it is written, ms since 1970 */
export function addEvent(calendar: ICAL.Component, uid: string, at: number): ICAL.Component {
  const event = new ICAL.Component('vevent')
  calendar.addSubcomponent(event)
  event.addPropertyWithValue('uid', plainLines(uid).replaceAll(/[\n\t]/g, ' '))
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(at), true))
  return event
}

/** A calendar as text: lines of at most 75 octets that end with CR LF. @source RFC 5545 3.1 */
export const calendarText = (calendar: ICAL.Component): string =>
  `${calendar
    .toString()
    // The library folds an octet too late.
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map(foldContentLine)
    .join('\r\n')}\r\n`

/** How a time is written. */
export interface WrittenTime {
  readonly kind: EventTime['kind']
  /** IANA name. @default UTC */
  readonly timeZone?: string
}

/** True for a zone that is written as UTC, which has no rules. */
export const isUtc = (timeZone: string): boolean => /^(?:Etc\/)?(?:UTC|Zulu|Universal|UCT)$/i.test(timeZone)

/**
 * Adds a time: a day, or what the clock of its zone shows. What that shows twice, the second time, is written in UTC.
 *
 * @param at ms since 1970
 */
export function addTime(
  event: ICAL.Component,
  name: 'dtstart' | 'dtend' | 'recurrence-id' | 'exdate' | 'rdate',
  at: number,
  { kind, timeZone = 'UTC' }: WrittenTime,
): void {
  const isZoned = kind === 'instant' && !isUtc(timeZone) && isClear(at, timeZone)
  const shown = isZoned ? wallAt(at, timeZone) : at
  const time = ICAL.Time.fromJSDate(new Date(shown), true)
  if (kind === 'instant' && !isZoned) {
    event.addPropertyWithValue(name, time)
    return
  }
  const { year, month, day, hour, minute, second } = time
  const isDate = kind === 'allDay'
  const value = isDate ? { year, month, day, isDate } : { year, month, day, hour, minute, second }
  const property = event.addPropertyWithValue(name, ICAL.Time.fromData(value))
  if (isZoned) property.setParameter('tzid', timeZone)
}

const isClear = (at: number, timeZone: string): boolean =>
  clockMoment(wallAt(at, timeZone), timeZone) === Math.floor(at / 1000) * 1000

/** Adds a text. */
export const addText = (
  event: ICAL.Component,
  name: 'summary' | 'location' | 'description',
  text: string,
): ICAL.Property => event.addPropertyWithValue(name, plainLines(text))

/** Adds somebody; ask the answer for more about them. */
export function addPerson(
  event: ICAL.Component,
  name: 'organizer' | 'attendee',
  person: Address,
): ICAL.Property {
  const property = event.addPropertyWithValue(name, `mailto:${person.address.replaceAll(/\p{Cc}/gu, '')}`)
  if (person.name !== '')
    property.setParameter(
      'cn',
      person.name
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll('"', ''),
    )
  return property
}
