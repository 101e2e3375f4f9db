import {
  occurrenceStart,
  wallAt,
  type EventFacts,
  type EventTime,
  type InvitationStatus,
  type Invitee,
  type OccurrenceId,
} from '@mailroom/core'
import { escaped, folded } from '../../address-book/files/cardLines'
import type { EventSeries } from '../KeptEvent'
import { ruleText } from './ruleText'
import { dayText, utcText } from './timeText'

/** What calendar programs call an answer. @source RFC 5545 3.2.12 */
const statuses: Readonly<Record<InvitationStatus, string>> = {
  pending: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  tentative: 'TENTATIVE',
  declined: 'DECLINED',
}

/** Series as an iCalendar file; zones are named as IANA does, without what they are. @source CA-05, RFC 5545 */
export function writeEvents(all: readonly EventSeries[], now: number): Uint8Array<ArrayBuffer> {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mailroom//Memory//EN'],
    ...all.flatMap((series) => eventLines(series, now)),
    'END:VCALENDAR',
  ]
  return new TextEncoder().encode(lines.map((line) => `${folded(line)}\r\n`).join(''))
}

function eventLines(series: EventSeries, now: number): string[] {
  const { recurrence, rule, leftOut, exceptions } = series
  const own = recurrence && `RRULE:${rule ?? ruleText(recurrence, series.time.kind)}`
  const whole = [...(own ? [own] : []), ...leftOut.map((id) => pointLine('EXDATE', id, series))]
  const others = [...exceptions].flatMap(([id, facts]) =>
    component(series, facts, [pointLine('RECURRENCE-ID', id, series)], now),
  )
  return [...component(series, series, whole, now), ...others]
}

function component(series: EventSeries, facts: EventFacts, more: readonly string[], now: number): string[] {
  const { uid, sequence, organizer, timeZone } = series
  const { time, reminderMinutes: minutes } = facts
  return [
    ...['BEGIN:VEVENT', `UID:${escaped(uid)}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utcText(now)}`],
    timeLine('DTSTART', time.kind, time.startsAt, timeZone),
    timeLine('DTEND', time.kind, time.endsAt, timeZone),
    ...more,
    `SUMMARY:${escaped(facts.title)}`,
    ...(facts.place === '' ? [] : [`LOCATION:${escaped(facts.place)}`]),
    ...(facts.note === '' ? [] : [`DESCRIPTION:${escaped(facts.note)}`]),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`] : []),
    ...facts.guests.map(guestLine),
    ...(minutes === undefined ? [] : alarmLines(minutes)),
    'END:VEVENT',
  ]
}

const pointLine = (name: string, id: OccurrenceId, { time, timeZone }: EventSeries): string =>
  timeLine(name, time.kind, occurrenceStart(id) ?? time.startsAt, timeZone)

const timeLine = (name: string, kind: EventTime['kind'], at: number, timeZone: string): string => {
  if (kind === 'allDay') return `${name};VALUE=DATE:${dayText(at)}`
  if (timeZone === 'UTC') return `${name}:${utcText(at)}`
  return `${name};TZID=${timeZone}:${utcText(wallAt(at, timeZone)).slice(0, -1)}`
}

const guestLine = ({ address, name, status, isOptional }: Invitee): string =>
  `ATTENDEE;CN=${quoted(name)};PARTSTAT=${statuses[status]};ROLE=${isOptional ? 'OPT' : 'REQ'}-PARTICIPANT:mailto:${address}`

/** No sign of a name ends the line, or the quotes around it. */
const quoted = (name: string): string => `"${name.replace(/["\p{Cc}]/gu, ' ')}"`

const alarmLines = (minutes: number): string[] => [
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', `TRIGGER:-PT${minutes}M`, 'END:VALARM'],
]
