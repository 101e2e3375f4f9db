import type { EventId, EventReach, EventUndoId, OccurrenceId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { CalendarParts } from '../CalendarParts'
import type { EventMailPayload } from '../EventMail'
import type { EventRecord } from '../EventRecord'
import { setGuestStatus } from '../kept/setGuestStatus'
import { cancelMails, replyMails, requestMails, type EventSender } from '../mails/eventMails'
import { calendarOfEvent, requireChanges } from '../rights/seenCalendars'
import { isOfOthers, ownerAmong, seenEvent, type SeenEvent } from '../rights/seenEvent'
import { stepped } from '../series/facts'
import { peopleOf, without } from '../series/guests'
import { isFirst, withoutFollowing, withoutOne } from '../series/splitSeries'
import { factsIn } from '../shown/shownEvent'
import { act, type Act } from './Act'
import { keepEvent } from './keepEvent'
import { noteRemoved } from './removedEvents'

/** Removes what of a series is meant, and tells its guests, or whoever has invited. As core's `CalendarPort.remove`. */
export async function removeEvent(
  parts: CalendarParts,
  accountId: AccountId,
  id: EventId,
  reach: EventReach,
): Promise<EventUndoId | undefined> {
  const { ownerId } = await calendarOfEvent(parts.database.db, accountId, id)
  return act(parts, accountId, { owners: [ownerId] }, async (under) => {
    const seen = await seenEvent(under.trx, accountId, id)
    requireChanges(seen.calendar)
    const { guests } = factsIn(seen, reach.occurrence)
    const asked = isOfOthers(seen) ? ownerAmong(seen, guests) : undefined
    if (asked && reach.kind === 'one') return declineOne(under, seen, reach.occurrence)
    const after = remaining(seen.record, reach)
    const left = after && !isOfOthers(seen) ? stepped(after) : after
    const mails = isOfOthers(seen)
      ? declineMails(await under.sender(seen), seen, reach)
      : endMails(await under.sender(seen), seen.record, left, reach)
    await keepRest(under, seen, left)
    await under.enqueue(mails)
    return mails.length > 0 ? undefined : noteRemoved(under, seen)
  })
}

/** What is left of a series; undefined for nothing. */
function remaining(record: EventRecord, reach: EventReach): EventRecord | undefined {
  if (reach.kind === 'one') return withoutOne(record, reach.occurrence)
  return reach.kind === 'following' ? withoutFollowing(record, reach.occurrence) : undefined
}

async function keepRest(under: Act, seen: SeenEvent, left: EventRecord | undefined): Promise<void> {
  if (left) {
    await keepEvent(under, seen.calendar, left, { id: seen.id })
    return
  }
  await under.trx.deleteFrom('events').where('id', '=', seen.id).execute()
  await under.touch(seen.calendarId)
}

/** What guests are told of an end; nothing where there are none. */
function endMails(
  sender: EventSender,
  record: EventRecord,
  left: EventRecord | undefined,
  reach: EventReach,
): readonly EventMailPayload[] {
  if (!left) return cancelMails(sender, { record: stepped(record) }, peopleOf(record))
  const { occurrence } = reach
  if (reach.kind === 'one' && occurrence !== undefined) {
    const { guests } = factsIn({ record }, occurrence)
    return cancelMails(sender, { record: left, occurrence }, guests)
  }
  // Few programs know of one and all that follow (RFC 5546 3.2.5): a series that ends earlier is known to all.
  const gone = record.exceptions.filter((each) => !left.exceptions.includes(each))
  return [
    ...requestMails(sender, { record: left }, left.guests, false),
    ...gone.flatMap((each) =>
      cancelMails(
        sender,
        { record: stepped(record), occurrence: each.occurrence },
        without(each.guests, left.guests),
      ),
    ),
  ]
}

/** What whoever has invited is told; nothing where the owner of the calendar is not among the guests. */
function declineMails(sender: EventSender, seen: SeenEvent, reach: EventReach): readonly EventMailPayload[] {
  const { record } = seen
  if (!ownerAmong(seen, peopleOf(record))) return []
  const isPart = reach.kind === 'following' && !isFirst(record, reach.occurrence)
  return replyMails(sender, { record, ...(isPart && { occurrence: reach.occurrence }) }, 'declined')
}

/** One of what somebody else has invited to is declined: so it stays away when they change the series. */
async function declineOne(under: Act, seen: SeenEvent, occurrence: OccurrenceId): Promise<undefined> {
  for (const address of seen.ownerKeys)
    await setGuestStatus(under.trx, seen.id, { address, status: 'declined', occurrence, at: under.now })
  await under.touch(seen.calendarId)
  await under.enqueue(replyMails(await under.sender(seen), { record: seen.record, occurrence }, 'declined'))
}
