import { occurrenceStart, type EventId, type EventReach, type EventUndoId } from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import type { SeenEvent } from '../Calendars'
import type { EventSeries } from '../KeptEvent'
import { statusOf, withAnswer } from '../mails/hearAnswer'
import { inviteColleagues } from '../mails/inviteColleagues'
import { callOff, writeAnswer } from '../mails/tellGuests'
import { gone } from '../RemovedEvents'
import { allGuests, endedBefore, withoutOccurrence } from '../series/changeSeries'
import { takesPlace } from '../series/seriesOccurrences'
import { foundIn } from '../shownEvents'
import { isFirst } from './changeEvent'
import { eventForChange } from './seenForChange'
import { senderOf } from './senderOf'

/**
 * Removes what of a series is meant, and tells its guests, or whoever has invited.
 *
 * @returns what brings it back, where nobody was told
 * @throws MailroomError `forbidden`, `notFound`
 * @source CA-04, CA-08
 */
export function removeEvent(seat: Seat, id: EventId, reach: EventReach): EventUndoId | undefined {
  const seen = eventForChange(seat, id)
  if (reach.kind !== 'all' || reach.occurrence !== undefined) foundIn(seen, reach.occurrence)
  if (seen.event.invited) return decline(seat, seen, reach)
  const { calendars } = seat.system
  const { event } = seen
  const before = event.held.series
  const after = remaining(before, reach)
  const isTold = tellOfEnd(seat, seen, reach, after)
  if (after) calendars.change(event.held, after)
  else for (const each of calendars.sharing(event.held)) calendars.take(each)
  if (after) inviteColleagues(seat.system, event.held)
  if (isTold) return undefined
  return calendars.removed.note({ event, before, after, by: seat.user, at: seat.system.now() })
}

/** Brings back what was removed, as long as nothing else has become of it. @throws MailroomError `notFound` */
export function restoreEvent({ system, user }: Seat, undo: EventUndoId): void {
  const { calendars } = system
  const { event, before, after } = calendars.removed.take(undo, user, system.now())
  if (calendars.calendar(event.calendarId, user).access === 'read') throw gone()
  const there = calendars.find(event.id)
  if (there?.held.series !== after) throw gone()
  if (after) calendars.change(event.held, before)
  else calendars.keep({ ...event, held: { series: before } })
}

/** What is left of a series; undefined for nothing. */
function remaining(series: EventSeries, reach: EventReach): EventSeries | undefined {
  if (reach.kind === 'all') return undefined
  if (reach.kind === 'following')
    return isFirst(series, reach.occurrence)
      ? undefined
      : stepped(endedBefore(series, occurrenceStart(reach.occurrence)!))
  const left = withoutOccurrence(series, reach.occurrence)
  return takesPlace(left) ? stepped(left) : undefined
}

const stepped = (series: EventSeries): EventSeries => ({ ...series, sequence: series.sequence + 1 })

/** @returns whether there was anybody to be told */
function tellOfEnd(seat: Seat, seen: SeenEvent, reach: EventReach, after: EventSeries | undefined): boolean {
  const { series } = seen.event.held
  // The end of a series is told as one of it that is called off; what is left has another rule.
  const id = reach.kind === 'one' || after ? reach.occurrence : undefined
  const { facts } = foundIn(seen, id)
  const guests = reach.kind === 'one' ? facts.guests : allGuests(series)
  if (guests.length === 0) return false
  const told = { series: after ?? stepped(series), facts, ...(id !== undefined && { id }) }
  callOff(senderOf(seat, seen.calendar), told, guests)
  return true
}

/** Tells whoever has invited that the owner of the calendar does not come. */
function decline(seat: Seat, seen: SeenEvent, reach: EventReach): undefined {
  const { calendars } = seat.system
  const { event, calendar } = seen
  const { series } = event.held
  const guest = calendar.owner.address
  const id = reach.kind === 'all' ? undefined : reach.occurrence
  const { facts } = foundIn(seen, id)
  if (series.organizer && statusOf(facts, guest) !== undefined)
    writeAnswer(
      senderOf(seat, calendar),
      { series, facts, ...(id !== undefined && { id }) },
      series.organizer,
      'declined',
    )
  const declined = withAnswer(event.held.series, guest, 'declined', id)
  if (declined) calendars.change(event.held, declined)
  if (reach.kind === 'all') calendars.take(event)
  if (reach.kind === 'following') {
    const endsBefore = occurrenceStart(reach.occurrence)!
    calendars.keep({ ...event, invited: { ...event.invited, endsBefore } })
  }
  return undefined
}
