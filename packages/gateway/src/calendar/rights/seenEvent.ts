import { addressKey, type EventId, type Invitee } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { ownKeys } from '../../contacts/ownKeys'
import type { Executor } from '../../doors/database/Database'
import { readRecord, type KeptEvent } from '../kept/readRecord'
import { calendarOfEvent, noSuchEvent, type SeenCalendar } from './seenCalendars'

/** An event as somebody sees it. */
export interface SeenEvent extends KeptEvent {
  readonly calendar: SeenCalendar
  /** All addresses of the calendar's owner, by `addressKey`. */
  readonly ownerKeys: readonly string[]
}

/** An event that somebody sees. @throws MailroomError `notFound` */
export async function seenEvent(db: Executor, accountId: AccountId, id: EventId): Promise<SeenEvent> {
  const calendar = await calendarOfEvent(db, accountId, id)
  const kept = await readRecord(db, id)
  if (!kept) throw noSuchEvent()
  return { ...kept, calendar, ownerKeys: await ownKeys(db, calendar.ownerId) }
}

/** True for what somebody else has invited to than the owner of the calendar. */
export const isOfOthers = ({ record: { organizer }, ownerKeys }: SeenEvent): boolean =>
  organizer !== undefined && !ownerKeys.includes(addressKey(organizer))

/** The owner of the calendar among guests. */
export const ownerAmong = (
  { ownerKeys }: Pick<SeenEvent, 'ownerKeys'>,
  guests: readonly Invitee[],
): Invitee | undefined => guests.find((guest) => ownerKeys.includes(addressKey(guest)))
