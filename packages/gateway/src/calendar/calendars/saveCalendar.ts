import {
  calendarFaults,
  eventColors,
  MailroomError,
  maxCalendars,
  type Calendar,
  type CalendarFields,
  type CalendarId,
  type Locale,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { plainLine } from '../../contacts/book/checkedContact'
import type { Executor } from '../../doors/database/Database'
import type { CalendarParts } from '../CalendarParts'
import { calendarTurn } from '../kept/calendarTurn'
import { publishTo, readersOf } from '../publishChange'
import { seenCalendar } from '../rights/seenCalendars'
import { calendarKey, requireFreeName } from './calendarName'
import { defaultCalendar } from './defaultCalendar'
import { readCalendar } from './listCalendars'
import { knownSharees, setSharees } from './sharees'

/** What is to be saved. */
export interface CalendarSaving {
  readonly fields: CalendarFields
  /** Absent for a new one. */
  readonly id?: CalendarId
  /** Language of the name of the first calendar, where it is made now. */
  readonly locale: Locale
}

/** As core's `CalendarPort.saveCalendar`. */
export async function saveCalendar(
  { database, events, now }: CalendarParts,
  accountId: AccountId,
  { fields: given, id, locale }: CalendarSaving,
): Promise<Calendar> {
  const before = id === undefined ? undefined : await seenCalendar(database.db, accountId, id)
  if (before && before.access !== 'own') {
    await saveColor(database.db, accountId, before.id, given.color)
    publishTo(events, [accountId])
    return readCalendar(database.db, accountId, before.id)
  }
  const fields = checked(given)
  const { calendar, readers } = await database.transaction(
    async (trx) => {
      await defaultCalendar(trx, accountId, locale, now())
      const saved =
        id === undefined
          ? await insertCalendar(trx, accountId, fields, now())
          : await changeCalendar(trx, accountId, fields, id)
      const known = await readersOf(trx, saved)
      await setSharees(trx, saved, await knownSharees(trx, accountId, fields.sharees))
      return {
        calendar: await readCalendar(trx, accountId, saved),
        readers: [...known, ...(await readersOf(trx, saved))],
      }
    },
    [calendarTurn(accountId)],
  )
  publishTo(events, readers)
  return calendar
}

/** The fields as they are kept. @throws MailroomError `invalid` with the faults */
function checked(given: CalendarFields): CalendarFields {
  const fields = { ...given, name: plainLine(given.name) }
  const faults: Record<string, string> = { ...calendarFaults(fields) }
  if (!eventColors.includes(fields.color)) faults.color = 'missing'
  const said = Object.entries(faults)
  if (said.length === 0) return fields
  throw new MailroomError('invalid', 'This calendar cannot be kept.', {
    fields: Object.fromEntries(said.map(([field, fault]) => [field, [fault]])),
  })
}

async function insertCalendar(
  trx: Executor,
  accountId: AccountId,
  { name, color }: CalendarFields,
  now: number,
): Promise<CalendarId> {
  await requireFreeName(trx, accountId, name)
  const { count } = await trx
    .selectFrom('calendars')
    .where('account_id', '=', accountId)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= maxCalendars)
    throw new MailroomError('overQuota', `There are at most ${maxCalendars} calendars.`, {
      detail: 'calendarsFull',
      values: { max: String(maxCalendars) },
    })
  const { id } = await trx
    .insertInto('calendars')
    .values({
      ...{ account_id: accountId, name, name_key: calendarKey(name), color },
      ...{ is_default: 0, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function changeCalendar(
  trx: Executor,
  accountId: AccountId,
  { name, color }: CalendarFields,
  id: CalendarId,
): Promise<CalendarId> {
  await seenCalendar(trx, accountId, id)
  await requireFreeName(trx, accountId, name, id)
  await trx
    .updateTable('calendars')
    .set({ name, name_key: calendarKey(name), color })
    .where('id', '=', id)
    .execute()
  return id
}

/** Of a calendar of somebody else the colour changes, and for oneself. */
async function saveColor(
  db: Executor,
  accountId: AccountId,
  id: CalendarId,
  color: CalendarFields['color'],
): Promise<void> {
  if (!eventColors.includes(color))
    throw new MailroomError('invalid', 'This is none of the colours.', { fields: { color: ['missing'] } })
  await db
    .updateTable('calendar_shares')
    .set({ color })
    .where('calendar_id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}
