import type { Address, EventTime } from '@mailroom/core'
import ICAL from 'ical.js'

/** A calendar with one event in it. @param at when it is written, ms since 1970 */
export function newCalendar(
  method: 'REPLY' | 'REQUEST',
  uid: string,
  at: number,
): { readonly calendar: ICAL.Component; readonly event: ICAL.Component } {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Mailroom//Mailroom//EN')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('method', method)
  const event = new ICAL.Component('vevent')
  calendar.addSubcomponent(event)
  event.addPropertyWithValue('uid', uid)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(at), true))
  return { calendar, event }
}

/** When an event begins. */
export const startOf = ({ kind, startsAt }: EventTime): ICAL.Time => timeOf(kind, startsAt)

/** When it ends; of whole days the first that no longer counts. */
export const endOf = ({ kind, endsAt }: EventTime): ICAL.Time => timeOf(kind, endsAt)

function timeOf(kind: EventTime['kind'], at: number): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(at), true)
  if (kind === 'instant') return time
  const { year, month, day, hour, minute, second } = time
  return kind === 'allDay'
    ? ICAL.Time.fromData({ year, month, day, isDate: true })
    : ICAL.Time.fromData({ year, month, day, hour, minute, second })
}

/**
 * Adds a text. Of controls, only tabs and line feeds are text (RFC 5545 3.1), and only the latter are escaped: a carriage return
 * would end the line for whoever reads it.
 *
 * @source T16
 */
export const addText = (
  event: ICAL.Component,
  name: 'summary' | 'location' | 'description',
  text: string,
): ICAL.Property =>
  event.addPropertyWithValue(name, text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, ''))

/** Adds somebody; ask the answer for more about them. */
export function addPerson(
  event: ICAL.Component,
  name: 'organizer' | 'attendee',
  person: Address,
): ICAL.Property {
  const property = event.addPropertyWithValue(name, `mailto:${person.address}`)
  if (person.name !== '')
    property.setParameter('cn', person.name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('"', ''))
  return property
}
