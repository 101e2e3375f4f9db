import type { Address, EventNotice, InvitationAnswer } from '@mailroom/core'
import ICAL from 'ical.js'

/** The answer of one person to one notice. */
export interface InvitationReply {
  readonly notice: EventNotice
  readonly organizer: Address
  readonly attendee: Address
  readonly answer: InvitationAnswer
  /** ms since 1970. */
  readonly at: number
}

const words = { accepted: 'ACCEPTED', tentative: 'TENTATIVE', declined: 'DECLINED' } as const

/**
 * The part of an answer that the organizer's calendar reads.
 *
 * @source RFC 5546 3.2.3
 */
export function writeReply({ notice, organizer, attendee, answer, at }: InvitationReply): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Mailroom//Mailroom//EN')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('method', 'REPLY')
  const event = new ICAL.Component('vevent')
  calendar.addSubcomponent(event)
  event.addPropertyWithValue('uid', notice.uid)
  if (notice.recurrenceId !== undefined)
    event.addPropertyWithValue('recurrence-id', instanceOf(notice.recurrenceId))
  event.addPropertyWithValue('sequence', notice.sequence)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(at), true))
  if (notice.time !== undefined) event.addPropertyWithValue('dtstart', startOf(notice.time))
  event.addPropertyWithValue('summary', notice.title)
  addPerson(event, 'organizer', organizer)
  addPerson(event, 'attendee', attendee).setParameter('partstat', words[answer])
  return `${calendar.toString()}\r\n`
}

const instanceOf = (id: string): ICAL.Time =>
  id.length === 10 ? ICAL.Time.fromDateString(id) : ICAL.Time.fromDateTimeString(id)

function startOf({ kind, startsAt }: NonNullable<EventNotice['time']>): ICAL.Time {
  const time = ICAL.Time.fromJSDate(new Date(startsAt), true)
  if (kind === 'instant') return time
  const { year, month, day, hour, minute, second } = time
  return kind === 'allDay'
    ? ICAL.Time.fromData({ year, month, day, isDate: true })
    : ICAL.Time.fromData({ year, month, day, hour, minute, second })
}

function addPerson(event: ICAL.Component, name: 'organizer' | 'attendee', person: Address): ICAL.Property {
  const property = event.addPropertyWithValue(name, `mailto:${person.address}`)
  if (person.name !== '') property.setParameter('cn', person.name.replaceAll('"', ''))
  return property
}
