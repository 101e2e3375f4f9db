import type { WorldInvitation, WorldMail } from '@mailroom/conformance'
import type { Address } from '@mailroom/core'

const time = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A mail as a calendar program sends it. */
export function invitationMail(invited: Address, event: WorldInvitation): WorldMail {
  const method = event.method.toUpperCase()
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART:${time(event.startsAt)}`,
    `DTEND:${time(event.startsAt + 3_600_000)}`,
    `SUMMARY:${event.title.replaceAll(',', '\\,')}`,
    `ORGANIZER;CN=${event.organizer.name}:mailto:${event.organizer.address}`,
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${invited.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  const bytes = new TextEncoder().encode(calendar.join('\r\n'))
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return {
    from: { address: 'carol@outside.example.org', name: 'Carol Outside' },
    subject: event.title,
    text: 'Some words.',
    files: [{ name: 'invite.ics', contentType, bytes }],
  }
}
