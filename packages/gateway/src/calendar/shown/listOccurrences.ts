import { isZone, MailroomError, maxWindowDays, type EventWindow, type Occurrence } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { isShowable } from '../ics/reading/readTime'
import { spansOf } from '../recurrence/occurrencesIn'
import { seenCalendars } from '../rights/seenCalendars'
import { earliest } from './earliest'
import { guestCounts, ownersView } from './guestsOfRows'
import { longRows, shortRows } from './windowRows'

const dayMs = 86_400_000

/** As core's `CalendarPort.occurrences`. What the owner of a calendar has declined is left out, for all who see it. */
export async function listOccurrences(
  db: Executor,
  accountId: AccountId,
  window: EventWindow,
): Promise<readonly Occurrence[]> {
  requireWindow(window)
  const calendars = new Map((await seenCalendars(db, accountId)).map((seen) => [seen.id, seen]))
  const [ids, spans] = [[...calendars.keys()], spansOf(window)]
  const rows = [...(await shortRows(db, ids, spans)), ...(await longRows(db, ids, spans))]
  const owners = await ownersView(db, calendars, rows)
  const found = await earliest(rows, window, (part) => owners.statusOf(part) !== 'declined')
  const countOf = await guestCounts(
    db,
    found.map(({ row }) => row),
  )
  return found.map((each) => {
    const { row, occurrence, exception, time, isException } = each
    const { access, color } = calendars.get(row.calendarId)!
    const facts = row.exceptions.find((other) => other.occurrence === exception) ?? row
    const status = access === 'own' ? owners.statusOf(each) : undefined
    return {
      ...{ eventId: row.id, calendarId: row.calendarId, title: facts.title, place: facts.place },
      ...(occurrence !== undefined && { occurrence }),
      ...{ time, color: facts.color ?? color, isException, hasReminder: facts.hasReminder },
      guestCount: countOf(each),
      ...(status !== undefined && { ownStatus: status }),
      canEdit: access !== 'read' && !owners.isOfOthers(row),
    }
  })
}

/** `invalid` for more days than are answered, and for days that no calendar has. */
function requireWindow({ from, to, timeZone }: EventWindow): void {
  const faults = {
    ...(!isZone(timeZone) && { timezone: ['noZone'] }),
    ...(!isShowable(from) && { start: ['missing'] }),
    ...((!isShowable(to) || to < from) && { end: ['endsFirst'] }),
    ...(to - from > maxWindowDays * dayMs && { end: ['tooLong'] }),
  }
  if (Object.keys(faults).length > 0)
    throw new MailroomError('invalid', `At most ${maxWindowDays} days are answered.`, { fields: faults })
}
