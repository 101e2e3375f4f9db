import type { Address, EventNotice, InvitationAnswer } from '@mailroom/core'
import ICAL from 'ical.js'
import {
  addEvent,
  addPerson,
  addText,
  addTime,
  calendarText,
  newCalendar,
} from '../calendar/ics/writing/calendarParts'

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
  const calendar = newCalendar('REPLY')
  const event = addEvent(calendar, notice.uid, at)
  if (notice.recurrenceId !== undefined)
    event.addPropertyWithValue('recurrence-id', instanceOf(notice.recurrenceId))
  event.addPropertyWithValue('sequence', notice.sequence)
  if (notice.time !== undefined) addTime(event, 'dtstart', notice.time.startsAt, notice.time)
  addText(event, 'summary', notice.title)
  addPerson(event, 'organizer', organizer)
  addPerson(event, 'attendee', attendee).setParameter('partstat', words[answer])
  return calendarText(calendar)
}

const instanceOf = (id: string): ICAL.Time =>
  id.length === 10 ? ICAL.Time.fromDateString(id) : ICAL.Time.fromDateTimeString(id)
