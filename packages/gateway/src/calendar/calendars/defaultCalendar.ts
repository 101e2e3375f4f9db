import type { CalendarId, Locale } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database, Executor } from '../../doors/database/Database'
import { calendarTurn } from '../kept/calendarTurn'
import { calendarKey } from './calendarName'

/** What an account's first calendar is called until it is called otherwise. */
const defaultNames: Readonly<Record<Locale, string>> = {
  'zh-hans': '我的日程',
  'zh-tw': '我的行事曆',
  en: 'My calendar',
}

/** Makes an account's first calendar where there is none. @param locale language of its name */
export async function haveDefaultCalendar(
  database: Database,
  accountId: AccountId,
  locale: Locale,
  now: number,
): Promise<void> {
  if ((await findDefault(database.db, accountId)) !== undefined) return
  await database.transaction((trx) => defaultCalendar(trx, accountId, locale, now), [calendarTurn(accountId)])
}

/** An account's first calendar, made at its first use. The caller has the turn of `calendarTurn`. */
export async function defaultCalendar(
  trx: Executor,
  accountId: AccountId,
  locale: Locale,
  now: number,
): Promise<CalendarId> {
  const known = await findDefault(trx, accountId)
  if (known !== undefined) return known
  const name = defaultNames[locale]
  const { id } = await trx
    .insertInto('calendars')
    .values({
      ...{ account_id: accountId, name, name_key: calendarKey(name), color: 'blue' },
      ...{ is_default: 1, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findDefault(db: Executor, accountId: AccountId): Promise<CalendarId | undefined> {
  const row = await db
    .selectFrom('calendars')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_default', '=', 1)
    .executeTakeFirst()
  return row?.id
}
