import { MailroomError, type CalendarId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { ownKeys } from '../../contacts/ownKeys'
import type { CalendarParts } from '../CalendarParts'
import { act, type Act } from '../acts/Act'
import { readRecord } from '../kept/readRecord'
import { cancelMails } from '../mails/eventMails'
import { seenCalendar, type SeenCalendar } from '../rights/seenCalendars'
import { isOfOthers } from '../rights/seenEvent'
import { stepped } from '../series/facts'
import { peopleOf } from '../series/guests'

/** As core's `CalendarPort.removeCalendar`. What is over needs not be called off. */
export async function removeCalendar(
  parts: CalendarParts,
  accountId: AccountId,
  id: CalendarId,
): Promise<void> {
  const { ownerId } = await seenCalendar(parts.database.db, accountId, id)
  await act(parts, accountId, { owners: [ownerId] }, async (under) => {
    const { trx } = under
    const calendar = await seenCalendar(trx, accountId, id)
    // Before it goes: afterwards nobody sees it.
    await under.touch(id)
    if (calendar.access !== 'own') {
      await trx
        .deleteFrom('calendar_shares')
        .where('calendar_id', '=', id)
        .where('account_id', '=', accountId)
        .execute()
      return
    }
    if (calendar.isDefault)
      throw new MailroomError('forbidden', 'The first calendar stays.', { detail: 'calendarDefault' })
    await callOff(under, calendar)
    await trx.deleteFrom('calendars').where('id', '=', id).execute()
  })
}

/** Calls off those events to which the owner has invited people. */
async function callOff(under: Act, calendar: SeenCalendar): Promise<void> {
  const { trx, now } = under
  const ownerKeys = await ownKeys(trx, calendar.ownerId)
  const rows = await trx
    .selectFrom('events')
    .select('id')
    .where('calendar_id', '=', calendar.id)
    .where('organizer_address', 'is not', null)
    .where('series_ends_at', '>', now)
    .execute()
  for (const { id } of rows) {
    const kept = await readRecord(trx, id)
    if (!kept || isOfOthers({ ...kept, calendar, ownerKeys })) continue
    const sender = await under.sender({ id, calendar })
    await under.enqueue(cancelMails(sender, { record: stepped(kept.record) }, peopleOf(kept.record)))
  }
}
