import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/Database'

/** The rows of a list, over all pages. */
export interface ListedRows {
  /** What stands behind `from`; each row has the `id` of its mail. */
  readonly rows: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Says of a row that it stands first; absent when none does. */
  readonly isPinned?: RawBuilder<boolean>
}

/**
 * A query of the ids of a page, in no order: what is pinned comes on the first page, in every order. The few that are
 * pinned are found by an index of their own and named one by one, so that the others are walked through as if there
 * were none.
 *
 * @source ML-29
 */
export async function pinnedFirst(
  executor: Executor,
  { rows, order, isPinned }: ListedRows,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RawBuilder<unknown>> {
  const pins = isPinned ? await idsOf(executor, sql`${rows} and ${isPinned} order by ${order}`) : []
  if (pins.length === 0) return sql`select id from ${rows} order by ${order} limit ${limit} offset ${offset}`
  const first = pins.slice(offset, offset + limit)
  const others = sql`select id from ${rows} and id not in (${sql.join(pins)}) order by ${order}
    limit ${limit - first.length} offset ${Math.max(0, offset - pins.length)}`
  if (first.length === 0) return others
  return sql`select id from (${others}) others union all select id from messages where id in (${sql.join(first)})`
}

async function idsOf(executor: Executor, rows: RawBuilder<unknown>): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from ${rows}`.execute(executor)
  return found.rows.map((row) => row.id)
}
