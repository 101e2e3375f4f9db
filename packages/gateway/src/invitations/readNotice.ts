import type { EventNotice } from '@mailroom/core'
import ICAL from 'ical.js'
import { eventRecurrence } from '../calendar/ics/reading/eventRecurrence'
import { eventTime, pointOf, pointText } from '../calendar/ics/reading/eventTime'
import { keptLines } from './keptLines'
import {
  inviteeOf,
  isCalledOff,
  organizerOf,
  sequenceOf,
  stampOf,
  textOf,
  uidOf,
} from '../calendar/ics/reading/eventValues'
import { calendarZones, type CalendarZones } from '../calendar/ics/zones/calendarZones'

/** Guests that are shown; all are counted. */
const maxInvitees = 200

/** Characters of a title or a place. */
const maxTextChars = 500

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
  const uid = event && uidOf(event)
  if (!calendar || !event || !uid) return undefined
  const zones = calendarZones(calendar.getAllSubcomponents('vtimezone'))
  const guests = event.getAllProperties('attendee')
  const recurrenceId = recurrenceIdOf(event, zones)
  const method = methods[textOf(calendar, 'method', 20).toUpperCase()] ?? 'publish'
  const organizer = organizerOf(event)
  const time = eventTime(event, zones)
  const recurrence = eventRecurrence(event)
  return {
    method: isCalledOff(event) && method !== 'reply' ? 'cancel' : method,
    uid,
    ...(recurrenceId !== undefined && { recurrenceId }),
    sequence: sequenceOf(event),
    stampedAt: stampOf(event),
    title: textOf(event, 'summary', maxTextChars),
    location: textOf(event, 'location', maxTextChars),
    ...(organizer && { organizer }),
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

function recurrenceIdOf(event: ICAL.Component, zones: CalendarZones): string | undefined {
  const point = pointOf(event, 'recurrence-id', zones)
  return point && pointText(point)
}
