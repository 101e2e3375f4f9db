import type { Address, EventNotice, InvitationStatus, Invitee } from '@mailroom/core'
import ICAL from 'ical.js'
import { envelopeAddress } from '../mime/build/envelopeAddress'
import { cleanPhrase } from '../mime/parse/headers/cleanPhrase'
import { eventRecurrence } from './eventRecurrence'
import { eventTime, pointOf } from './eventTime'
import { keptLines } from './keptLines'
import { readTime } from './readTime'

/** Guests that are shown; all are counted. */
const maxInvitees = 200

/** Characters of a title or a place. */
const maxTextChars = 500

/** Characters of an id; RFC 7986 5.3 asks for 255 at most. */
const maxIdChars = 1_000

const methods: Readonly<Record<string, EventNotice['method']>> = {
  REQUEST: 'request',
  CANCEL: 'cancel',
  REPLY: 'reply',
}

/**
 * What a calendar says about its event: of a series the rule, where only single dates of it are told the first of them.
 *
 * @param text hostile
 * @returns    undefined for what is no calendar or tells of no event
 * @source RD-10, RFC 5545, RFC 5546
 */
export function readNotice(text: string): EventNotice | undefined {
  const calendar = parse(keptLines(text))
  const events = calendar?.getAllSubcomponents('vevent') ?? []
  const event = events.find((each) => !each.hasProperty('recurrence-id')) ?? events[0]
  const uid = event && textOf(event, 'uid', maxIdChars)
  if (!calendar || !event || !uid) return undefined
  const guests = event.getAllProperties('attendee')
  const recurrenceId = recurrenceIdOf(event)
  const isCancelled = textOf(event, 'status', 20).toUpperCase() === 'CANCELLED'
  const method = methods[textOf(calendar, 'method', 20).toUpperCase()] ?? 'publish'
  const organizer = event.getFirstProperty('organizer')
  const person = organizer && addressOf(organizer)
  const time = eventTime(event)
  const recurrence = eventRecurrence(event)
  return {
    method: isCancelled && method !== 'reply' ? 'cancel' : method,
    uid,
    ...(recurrenceId !== undefined && { recurrenceId }),
    sequence: wholeNumber(event.getFirstPropertyValue('sequence')),
    stampedAt: stampOf(event),
    title: textOf(event, 'summary', maxTextChars),
    location: textOf(event, 'location', maxTextChars),
    ...(person && { organizer: person }),
    ...(time && { time }),
    ...(recurrence && { recurrence }),
    invitees: guests.slice(0, maxInvitees).flatMap(inviteeOf),
    inviteeCount: guests.length,
  }
}

/** A calendar with a fault in it is none: the mail around it can still be read. */
function parse(text: string): ICAL.Component | undefined {
  try {
    const parsed: unknown = ICAL.parse(text)
    const calendar: unknown = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed[0] : parsed
    const component = Array.isArray(calendar) ? new ICAL.Component(calendar) : undefined
    // Values are read when they are asked for, and a broken one throws then.
    for (const part of component?.getAllSubcomponents() ?? [])
      for (const property of part.getAllProperties()) property.getFirstValue()
    return component?.name === 'vcalendar' ? component : undefined
  } catch {
    return undefined
  }
}

function textOf(component: ICAL.Component, name: string, maxChars: number): string {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? cleanPhrase(value, maxChars) : ''
}

const wholeNumber = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value < 2 ** 31 ? Math.trunc(value) : 0

/** As iCalendar's times are written in JSON; of a time in a zone, in UTC. @source RFC 7265 3.6.5 */
function recurrenceIdOf(event: ICAL.Component): string | undefined {
  const point = pointOf(event, 'recurrence-id')
  if (point === undefined) return undefined
  const text = new Date(point.at).toISOString()
  if (point.kind === 'allDay') return text.slice(0, 10)
  return point.kind === 'instant' ? `${text.slice(0, 19)}Z` : text.slice(0, 19)
}

function stampOf(event: ICAL.Component): number {
  const value = event.getFirstPropertyValue('dtstamp')
  const at = value instanceof ICAL.Time ? readTime(value) : Number.NaN
  return Number.isFinite(at) ? at : 0
}

function addressOf(property: ICAL.Property): Address | undefined {
  const value = property.getFirstValue()
  if (typeof value !== 'string') return undefined
  const address = envelopeAddress(value.replace(/^mailto:/i, ''))
  const name = property.getFirstParameter('cn') ?? ''
  return address === undefined ? undefined : { address, name: cleanPhrase(name, 128) }
}

const statuses: Readonly<Record<string, InvitationStatus>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
}

function inviteeOf(property: ICAL.Property): Invitee[] {
  const person = addressOf(property)
  if (person === undefined) return []
  const status = statuses[(property.getFirstParameter('partstat') ?? '').toUpperCase()] ?? 'pending'
  const role = (property.getFirstParameter('role') ?? '').toUpperCase()
  return [{ ...person, status, isOptional: role === 'OPT-PARTICIPANT' || role === 'NON-PARTICIPANT' }]
}
