import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../../database/columns'
import type { Executor } from '../../../database/Database'

/** So many are named one by one, so that the database can look into the index of each. */
const fewFolders = 50

/**
 * Mails of these folders. Many go to the database as one value: thousands of them, each with its own place in the
 * statement, took longer to read than the search itself.
 *
 * @param ids not empty
 */
export function inFolders(executor: Executor, ids: readonly number[]): RawBuilder<boolean> {
  if (ids.length <= fewFolders) return sql`messages.folder_id in (${sql.join(ids)})`
  const all = JSON.stringify(ids)
  return isPostgres(executor)
    ? sql`messages.folder_id in (select value::bigint from json_array_elements_text(${all}::json))`
    : sql`messages.folder_id in (select value from json_each(${all}))`
}
