import type { EventNotice } from '@mailroom/core'
import type { UploadedFile } from '../mailbox/StoredMail'

const escape = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** The file in which a mail speaks to calendar programs. @source RFC 5545 */
export function calendarFile(notice: EventNotice): UploadedFile {
  const { method, uid, sequence, stampedAt, title, time, organizer } = notice
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mailroom//Memory//EN',
    `METHOD:${method.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(stampedAt)}`,
    `SUMMARY:${escape(title)}`,
    ...(time ? [`DTSTART:${stamp(time.startsAt)}`, `DTEND:${stamp(time.endsAt)}`] : []),
    ...(organizer ? [`ORGANIZER:mailto:${organizer.address}`] : []),
    ...notice.invitees.map(({ address }) => `ATTENDEE:mailto:${address}`),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  const bytes = new TextEncoder().encode(lines.join('\r\n'))
  const file = { name: 'invite.ics', contentType: 'text/calendar', isInline: false }
  return { ...file, sizeBytes: bytes.length, bytes: () => bytes }
}
