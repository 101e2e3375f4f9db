import type { MailNotice } from '../../invitations/findNotice'
import { readCalendar } from '../ics/reading/readCalendar'
import type { EventGroup } from '../ics/reading/joinSeries'
import type { ReadEvent } from '../ics/reading/readEvent'
import type { NoticeMark } from './noticeLog'

/** Events of a calendar in a mail that are looked at: a series with as many exceptions. */
const maxMailEvents = 500

/** A mail about events. */
export interface EventMail {
  /** In upper case: `REQUEST`, `CANCEL`, `REPLY`. */
  readonly method: string
  readonly groups: readonly EventGroup[]
  /** Who it is from. */
  readonly from: string
  /** ms since 1970. */
  readonly receivedAt: number
}

/** What a mail says of events. @param timeZone IANA name: of times that say no zone */
export function readEventMail({ text, message }: MailNotice, timeZone: string): EventMail | undefined {
  const calendar = readCalendar(text, { timeZone, maxEvents: maxMailEvents })
  if (calendar === undefined) return undefined
  const { method, groups } = calendar
  return { method, groups, from: message.from.address, receivedAt: message.receivedAt }
}

/** Which change an event tells of. A clock that is ahead does not make it newer than it came. */
export const markOf = (
  { record, stampedAt }: ReadEvent,
  { receivedAt }: Pick<EventMail, 'receivedAt'>,
): NoticeMark => ({
  sequence: record.sequence,
  stampedAt: stampedAt === 0 ? receivedAt : Math.min(stampedAt, receivedAt),
})
