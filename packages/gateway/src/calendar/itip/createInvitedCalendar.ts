import { addressKey, isMailroomError, sameAddress, type CalendarId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import type { InvitedCalendar } from '../../invitations/InvitedCalendar'
import { defaultCalendar } from '../calendars/defaultCalendar'
import { calendarTurn } from '../kept/calendarTurn'
import { requireEventRoom } from '../kept/eventRoom'
import { findByUid } from '../kept/readRecord'
import { writeRecord } from '../kept/writeRecord'
import { exceptionOf } from '../series/facts'
import type { InvitedParts } from './InvitedParts'
import { keepAnswer } from './keepAnswer'
import { readEventMail } from './mailGroups'
import { tellChange } from './settle'
import { takeMail } from './takeMail'

/** What calendars have to do with invitations in mails. @source CA-04, RD-03, RD-10 */
export function createInvitedCalendar(parts: InvitedParts): InvitedCalendar {
  const { database, now, timeZone, onError } = parts
  return {
    async take(accountId, box, mail) {
      try {
        const { ref, isOwn } = mail.message
        const said = isOwn ? undefined : readEventMail(mail, timeZone)
        if (said === undefined || ref.folder === (await box.folderWithRole('spam'))) return
        await takeMail(parts, accountId, said)
      } catch (error) {
        // The mail can be read all the same.
        onError(error)
      }
    },

    async answerTo(accountId, { uid, recurrenceId, organizer }) {
      const kept = await findByUid(database.db, accountId, uid)
      const known = kept?.record.organizer
      if (!kept || !known || !organizer || !sameAddress(known, organizer)) return undefined
      const mine = new Set((await parts.senders(accountId)).map(addressKey))
      const { record } = kept
      const facts = (recurrenceId === undefined ? undefined : exceptionOf(record, recurrenceId)) ?? record
      const self = facts.guests.find((guest) => mine.has(addressKey(guest)))
      return self && { status: self.status, sequence: record.sequence }
    },

    async keepAnswer(accountId, mail, answer) {
      const said = readEventMail(mail, timeZone)
      const group = said?.groups.find(({ uid }) => uid === mail.notice.uid)
      if (!said || !group) return
      try {
        await keepAnswer(parts, accountId, { group, mail: said, answer })
      } catch (error) {
        // It was answered, and in a calendar that is full it has no room.
        if (!isMailroomError(error) || error.kind !== 'overQuota') throw error
      }
    },

    async requireRoom(accountId) {
      await withRoom(parts, accountId, async () => {})
    },

    async keepOwn(accountId, record) {
      const changed = await withRoom(parts, accountId, async (trx, calendarId) => {
        if (await findByUid(trx, accountId, record.uid)) return
        const id = await writeRecord(trx, calendarId, record, { now: now() })
        await parts.planReminder(trx, { id, ownerId: accountId, record })
      })
      await tellChange(parts, changed)
    },
  }
}

/** Does something with the first calendar of an account, where one more event has room. @returns which one it is */
async function withRoom(
  { database, localeOf, now }: InvitedParts,
  accountId: AccountId,
  act: (trx: Executor, calendarId: CalendarId) => Promise<void>,
): Promise<CalendarId> {
  const locale = await localeOf(accountId)
  return database.transaction(
    async (trx) => {
      const calendarId = await defaultCalendar(trx, accountId, locale, now())
      await requireEventRoom(trx, calendarId, 1)
      await act(trx, calendarId)
      return calendarId
    },
    [calendarTurn(accountId)],
  )
}
