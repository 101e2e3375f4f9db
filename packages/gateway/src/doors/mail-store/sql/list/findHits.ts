import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/Database'
import { type FolderFilter, filterCondition } from './conditions'

/** Hits that a search shows: the newest. Nobody reads the thousandth, and counting them all is the slow part of a search. */
export const maxSearchHits = 1_000

/** The ids of a folder's mails that match, the newest. One more than `maxSearchHits` says that there are others. */
export async function findHits(
  executor: Executor,
  folderId: number,
  matching: RawBuilder<unknown>,
  filter: FolderFilter,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select messages.id from (${matching}) hits
    join messages on messages.id = hits.id
    where messages.folder_id = ${folderId} and ${filterCondition(filter)}
    order by hits.id desc limit ${maxSearchHits + 1}`.execute(executor)
  return rows.map((row) => row.id)
}
