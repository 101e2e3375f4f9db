import type { CalendarId, EventId, InvitationStatus, OccurrenceId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { ownKeys } from '../../contacts/ownKeys'
import type { Executor } from '../../doors/database/Database'
import { portionsOf } from '../kept/portionsOf'
import type { SeenCalendar } from '../rights/seenCalendars'
import type { WindowRow } from './windowRows'

/** An event, or one of its series that differs. */
export interface RowPart {
  readonly row: WindowRow
  /** Absent: the event itself, which stands for all that do not differ. */
  readonly exception?: OccurrenceId | undefined
}

/** What the owners of calendars have to do with events. */
export interface OwnersView {
  /** Somebody else has invited to it. */
  isOfOthers(row: WindowRow): boolean
  /** What the owner of its calendar has said to what somebody else has invited to; undefined where they are not invited. */
  statusOf(part: RowPart): InvitationStatus | undefined
}

/** Looks for the owners of calendars among the people of events. */
export async function ownersView(
  db: Executor,
  calendars: ReadonlyMap<CalendarId, SeenCalendar>,
  rows: readonly WindowRow[],
): Promise<OwnersView> {
  const invited = rows.filter(({ organizerKey }) => organizerKey !== undefined)
  const owners = new Map<AccountId, readonly string[]>()
  const ownerOf = (row: WindowRow) => calendars.get(row.calendarId)?.ownerId ?? 0
  for (const id of new Set(invited.map(ownerOf))) owners.set(id, await ownKeys(db, id))
  const keysOf = (row: WindowRow) => owners.get(ownerOf(row)) ?? []
  const isOfOthers = (row: WindowRow) =>
    row.organizerKey !== undefined && !keysOf(row).includes(row.organizerKey)
  const said = await readStatuses(db, idsOf(invited.filter(isOfOthers)), [...owners.values()].flat())
  return {
    isOfOthers,
    statusOf({ row, exception }) {
      const statuses = isOfOthers(row) ? (said.get(partKey(row.id, exception ?? '')) ?? []) : []
      return statuses.find(({ address_key: key }) => keysOf(row).includes(key))?.status
    },
  }
}

/** How many are invited to events, and to those of a series that differ. */
export async function guestCounts(
  db: Executor,
  rows: readonly WindowRow[],
): Promise<(part: RowPart) => number> {
  const ids = idsOf(rows.filter(({ organizerKey }) => organizerKey !== undefined))
  const found = new Map<string, number>()
  for (const some of portionsOf(ids)) {
    const counted = await db
      .selectFrom('event_guests')
      .select(['event_id', 'occurrence'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('event_id', 'in', some)
      .groupBy(['event_id', 'occurrence'])
      .execute()
    for (const { event_id: id, occurrence, count } of counted) found.set(partKey(id, occurrence), count)
  }
  return ({ row, exception }) => found.get(partKey(row.id, exception ?? '')) ?? 0
}

async function readStatuses(db: Executor, ids: readonly EventId[], keys: readonly string[]) {
  const rows = []
  for (const some of portionsOf(ids))
    rows.push(
      ...(await db
        .selectFrom('event_guests')
        .select(['event_id', 'occurrence', 'address_key', 'status'])
        .where('event_id', 'in', some)
        .where('address_key', 'in', keys)
        .execute()),
    )
  return Map.groupBy(rows, (row) => partKey(row.event_id, row.occurrence))
}

const idsOf = (rows: readonly WindowRow[]): readonly EventId[] => [...new Set(rows.map(({ id }) => id))]

const partKey = (id: EventId, occurrence: OccurrenceId | ''): string => `${id} ${occurrence}`
