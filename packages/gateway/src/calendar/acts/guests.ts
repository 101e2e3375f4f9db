import {
  addressKey,
  MailroomError,
  type EventFacts,
  type EventId,
  type InvitationAnswer,
  type OccurrenceId,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { CalendarParts } from '../CalendarParts'
import type { EventRecord } from '../EventRecord'
import { readRecord } from '../kept/readRecord'
import { setGuestStatus } from '../kept/setGuestStatus'
import { cancelMails, replyMails } from '../mails/eventMails'
import { calendarOfEvent, noSuchEvent, requireChanges } from '../rights/seenCalendars'
import { isOfOthers, ownerAmong, seenEvent } from '../rights/seenEvent'
import { stepped } from '../series/facts'
import { peopleOf, withOrganizer, without } from '../series/guests'
import { factsIn } from '../shown/shownEvent'
import { act } from './Act'
import { notOwn } from './addEvent'
import { keepEvent } from './keepEvent'

/** As core's `CalendarPort.uninvite`. @source CA-04 */
export async function uninviteGuests(
  parts: CalendarParts,
  accountId: AccountId,
  id: EventId,
  addresses: readonly string[],
): Promise<void> {
  const { ownerId } = await calendarOfEvent(parts.database.db, accountId, id)
  await act(parts, accountId, { owners: [ownerId] }, async (under) => {
    const seen = await seenEvent(under.trx, accountId, id)
    requireChanges(seen.calendar)
    if (seen.calendar.access !== 'own' || isOfOthers(seen)) throw notOwn()
    const keys = new Set(addresses.map((address) => addressKey(address)))
    const gone = peopleOf(seen.record).filter((guest) => keys.has(addressKey(guest)))
    if (gone.length === 0) return
    const left = <Facts extends EventFacts>(facts: Facts): Facts => ({
      ...facts,
      guests: without(facts.guests, gone),
    })
    const { record } = seen
    const next: EventRecord = stepped({ ...left(record), exceptions: record.exceptions.map(left) })
    const { organizer: _organizer, ...alone } = next
    await keepEvent(under, seen.calendar, peopleOf(next).length > 0 ? next : alone, { id })
    const told = withOrganizer({ ...stepped(record) }, seen.calendar.owner)
    await under.enqueue(cancelMails(await under.sender(seen), { record: told }, gone))
  })
}

/** As core's `CalendarPort.answer`. @source CA-04 */
export async function answerEvent(
  parts: CalendarParts,
  accountId: AccountId,
  id: EventId,
  { answer, occurrence }: { readonly answer: InvitationAnswer; readonly occurrence?: OccurrenceId },
): Promise<void> {
  const { ownerId } = await calendarOfEvent(parts.database.db, accountId, id)
  await act(parts, accountId, { owners: [ownerId] }, async (under) => {
    const { trx, now } = under
    const seen = await seenEvent(trx, accountId, id)
    const { guests } = factsIn(seen, occurrence)
    const guest = isOfOthers(seen) ? ownerAmong(seen, guests) : undefined
    if (seen.calendar.access !== 'own' || !guest)
      throw new MailroomError('conflict', 'Nobody waits for an answer.', { detail: 'eventNotAsked' })
    const given = { address: guest.address, status: answer, at: now }
    await setGuestStatus(trx, id, { ...given, ...(occurrence !== undefined && { occurrence }) })
    const kept = await readRecord(trx, id)
    if (!kept) throw noSuchEvent()
    await under.touch(kept.calendarId)
    const told = { record: kept.record, ...(occurrence !== undefined && { occurrence }) }
    await under.enqueue(replyMails(await under.sender(seen), told, answer))
  })
}
