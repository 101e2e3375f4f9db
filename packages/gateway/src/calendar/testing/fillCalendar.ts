import type { CalendarId } from '@mailroom/core'
import { sql } from 'kysely'
import type { Executor } from '../../doors/database/Database'

/** What the events are. */
export interface CalendarFilling {
  /** What they are called before their number; no two in a calendar the same. @default 'n' */
  readonly name?: string
  /** When the first begins, in ms since 1970. @default long ago */
  readonly startsAt?: number
  /** How much later each of the others begins. @default 0 */
  readonly apartMs?: number
}

/** Puts so many events of a moment into a calendar, past all that checks them. */
export async function fillCalendar(
  db: Executor,
  calendarId: CalendarId,
  count: number,
  { name = 'n', startsAt = 1, apartMs = 0 }: CalendarFilling = {},
): Promise<void> {
  const begins = sql`cast(${startsAt} as bigint) + n * ${apartMs}`
  await sql`insert into events (calendar_id, uid, uid_key, title, place, note, kind, starts_at, ends_at, time_zone,
      added_dates, left_out, is_long, series_starts_at, series_ends_at, sequence, created_at, changed_at)
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${count - 1})
    select ${calendarId}, ${name} || n, ${name} || n, ${name} || n, '', '', 'instant', ${begins}, ${begins}, 'UTC',
      '[]', '[]', 0, ${begins}, ${begins}, 0, 1, 1
    from numbers`.execute(db)
}
