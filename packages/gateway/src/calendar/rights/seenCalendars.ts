import { MailroomError, type Address, type Calendar, type CalendarId, type EventId } from '@mailroom/core'
import { sql } from 'kysely'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'

/** A calendar as somebody sees it, and what they may do in it. */
export interface SeenCalendar {
  readonly id: CalendarId
  readonly ownerId: AccountId
  readonly owner: Address
  readonly name: string
  readonly access: Calendar['access']
  /** What they have it shown in. */
  readonly color: Calendar['color']
  readonly isDefault: boolean
}

/** All calendars that somebody sees: their own, and those that others share with them. In no order. */
export async function seenCalendars(db: Executor, accountId: AccountId): Promise<readonly SeenCalendar[]> {
  const own = await ownRows(db).where('calendars.account_id', '=', accountId).execute()
  const shared = await sharedRows(db, accountId).execute()
  return [...own, ...shared].map((row) => seenOf(row, accountId))
}

/** A calendar that somebody sees. @throws MailroomError `notFound` */
export async function seenCalendar(
  db: Executor,
  accountId: AccountId,
  id: CalendarId,
): Promise<SeenCalendar> {
  const seen = await findCalendar(db, accountId, id)
  if (!seen) throw new MailroomError('notFound', 'There is no such calendar.')
  return seen
}

async function findCalendar(
  db: Executor,
  accountId: AccountId,
  id: CalendarId,
): Promise<SeenCalendar | undefined> {
  const row =
    (await ownRows(db)
      .where('calendars.account_id', '=', accountId)
      .where('calendars.id', '=', id)
      .executeTakeFirst()) ??
    (await sharedRows(db, accountId).where('calendars.id', '=', id).executeTakeFirst())
  return row && seenOf(row, accountId)
}

/** A calendar whose events somebody may change. @throws MailroomError `notFound`, `forbidden` */
export async function changedCalendar(
  db: Executor,
  accountId: AccountId,
  id: CalendarId,
): Promise<SeenCalendar> {
  const seen = await seenCalendar(db, accountId, id)
  requireChanges(seen)
  return seen
}

/** `forbidden` in a calendar that may only be read. */
export function requireChanges({ access }: Pick<SeenCalendar, 'access'>): void {
  if (access === 'read')
    throw new MailroomError('forbidden', 'This calendar may only be read.', { detail: 'calendarReadOnly' })
}

/** Where an event lies that somebody sees. @throws MailroomError `notFound` */
export async function calendarOfEvent(
  db: Executor,
  accountId: AccountId,
  id: EventId,
): Promise<SeenCalendar> {
  const row = await db.selectFrom('events').select('calendar_id').where('id', '=', id).executeTakeFirst()
  const seen = row && (await findCalendar(db, accountId, row.calendar_id))
  if (!seen) throw noSuchEvent()
  return seen
}

/** Nobody of this name is there, as far as whoever asks can see. */
export const noSuchEvent = (): MailroomError => new MailroomError('notFound', 'There is no such event.')

const columns = [
  'calendars.id',
  'calendars.account_id',
  'calendars.name',
  'calendars.is_default',
  'accounts.address',
  'accounts.display_name',
] as const

const ownRows = (db: Executor) =>
  db
    .selectFrom('calendars')
    .innerJoin('accounts', 'accounts.id', 'calendars.account_id')
    .select(columns)
    .select(['calendars.color', sql<0 | 1>`1`.as('may_edit')])

const sharedRows = (db: Executor, accountId: AccountId) =>
  db
    .selectFrom('calendar_shares')
    .innerJoin('calendars', 'calendars.id', 'calendar_shares.calendar_id')
    .innerJoin('accounts', 'accounts.id', 'calendars.account_id')
    .select(columns)
    .select(({ fn }) => [
      fn.coalesce('calendar_shares.color', 'calendars.color').as('color'),
      'calendar_shares.may_edit',
    ])
    .where('calendar_shares.account_id', '=', accountId)

type SeenRow = Awaited<ReturnType<ReturnType<typeof ownRows>['execute']>>[number]

const seenOf = (row: SeenRow, accountId: AccountId): SeenCalendar => ({
  ...{ id: row.id, ownerId: row.account_id, name: row.name, color: row.color },
  owner: { address: row.address, name: row.display_name },
  access: row.account_id === accountId ? 'own' : row.may_edit === 1 ? 'edit' : 'read',
  isDefault: row.is_default === 1 && row.account_id === accountId,
})
