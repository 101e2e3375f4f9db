import { MailroomError, type CalendarId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'

/** What makes the names of two calendars the same. */
export const calendarKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** `conflict` when another calendar of an account has the name. @param own the calendar that may have it */
export async function requireFreeName(
  trx: Executor,
  accountId: AccountId,
  name: string,
  own?: CalendarId,
): Promise<void> {
  const holder = await trx
    .selectFrom('calendars')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name_key', '=', calendarKey(name))
    .executeTakeFirst()
  if (holder && holder.id !== own)
    throw new MailroomError('conflict', 'There is a calendar of this name.', { detail: 'calendarTaken' })
}
