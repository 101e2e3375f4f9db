import { addressKey, maxOccurrences, type CalendarId, type EventId } from '@mailroom/core'
import { sql, type Selectable } from 'kysely'
import type { Executor } from '../../doors/database/Database'
import type { Tables } from '../../doors/database/tables/Tables'
import { seriesColumns, shortMs } from '../kept/eventColumns'
import { portionsOf } from '../kept/portionsOf'
import type { DaySpans } from '../recurrence/occurrencesIn'
import type { SeriesTimes } from '../recurrence/seriesTimes'

/** As much of an event as a view of days shows. */
export interface WindowFacts extends Pick<SeriesTimes, 'time'> {
  readonly title: string
  readonly place: string
  readonly color: Selectable<Tables['events']>['color']
  readonly hasReminder: boolean
}

/** The same of a series, with those that differ. */
export interface WindowRow extends WindowFacts, Omit<SeriesTimes, 'exceptions'> {
  readonly id: EventId
  readonly calendarId: CalendarId
  /** Whoever invites, by `addressKey`; undefined where nobody is invited. */
  readonly organizerKey: string | undefined
  readonly exceptions: readonly (WindowFacts & SeriesTimes['exceptions'][number])[]
}

/** Whole days are at 0:00 UTC, and begin and end that much earlier or later elsewhere. */
const slackMs = 2 * 86_400_000

const factColumns = ['title', 'place', 'color', 'reminder_minutes', 'kind', 'starts_at', 'ends_at'] as const

const rowColumns = [
  ...factColumns,
  'id',
  'calendar_id',
  'time_zone',
  'rule',
  'added_dates',
  'left_out',
  'organizer_address',
] as const

/** Events of some calendars that take place once within some days; the earliest of more than are shown. */
export async function shortRows(
  db: Executor,
  ids: readonly CalendarId[],
  { moments, days }: DaySpans,
): Promise<readonly WindowRow[]> {
  const ofKind = (kind: 'instant' | 'allDay', { from, to }: DaySpans['days']) =>
    sql<boolean>`kind = ${kind} and starts_at < ${to} and (ends_at > ${from} or starts_at >= ${from})`
  const rows = await db
    .selectFrom('events')
    .select(rowColumns)
    .where('calendar_id', 'in', ids)
    .where('is_long', '=', 0)
    .where('series_ends_at', '>=', moments.from - slackMs)
    .where('series_ends_at', '<=', moments.to + shortMs + slackMs)
    .where(sql<boolean>`(${ofKind('instant', moments)} or ${ofKind('allDay', days)})`)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(maxOccurrences + 1)
    .execute()
  return rows.map((row) => windowRow(row, []))
}

/** Series of some calendars, and what lasts very long, of which something may take place within some days. */
export async function longRows(
  db: Executor,
  ids: readonly CalendarId[],
  { moments }: DaySpans,
): Promise<readonly WindowRow[]> {
  const rows = await db
    .selectFrom('events')
    .select(rowColumns)
    .where('calendar_id', 'in', ids)
    .where('is_long', '=', 1)
    .where('series_ends_at', '>=', moments.from - slackMs)
    .where('series_starts_at', '<=', moments.to + slackMs)
    .orderBy('id')
    .execute()
  const exceptions = await exceptionsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => windowRow(row, exceptions(row.id)))
}

type Row = Pick<Selectable<Tables['events']>, (typeof rowColumns)[number]>
type ExceptionRow = Awaited<ReturnType<typeof readExceptions>>[number]

async function exceptionsOf(
  db: Executor,
  ids: readonly EventId[],
): Promise<(id: EventId) => readonly ExceptionRow[]> {
  const rows: ExceptionRow[] = []
  for (const some of portionsOf(ids)) rows.push(...(await readExceptions(db, some)))
  const found = Map.groupBy(rows, (row) => row.event_id)
  return (id) => found.get(id) ?? []
}

const readExceptions = (db: Executor, ids: readonly EventId[]) =>
  db
    .selectFrom('event_exceptions')
    .select([...factColumns, 'event_id', 'occurrence'])
    .where('event_id', 'in', ids)
    .execute()

const windowRow = (row: Row, exceptions: readonly ExceptionRow[]): WindowRow => ({
  ...windowFacts(row),
  ...{ id: row.id, calendarId: row.calendar_id },
  ...seriesColumns(row),
  organizerKey: row.organizer_address === null ? undefined : addressKey(row.organizer_address),
  exceptions: exceptions.map((each) => ({ ...windowFacts(each), occurrence: each.occurrence })),
})

const windowFacts = (row: Pick<Row, (typeof factColumns)[number]>): WindowFacts => ({
  ...{ title: row.title, place: row.place, color: row.color },
  time: { kind: row.kind, startsAt: row.starts_at, endsAt: row.ends_at },
  hasReminder: row.reminder_minutes !== null,
})
