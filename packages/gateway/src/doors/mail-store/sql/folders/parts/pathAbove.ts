import { sql, type SqlBool } from 'kysely'
import { compileOnce } from '../../../../database/compileOnce'
import type { OwnFolders } from '../listFolders'

/** What stands before the last level of a name, "a/b/" for "a/b/c", as the index `folders_below` says it. */
export const pathAbove = (name: string) =>
  sql<string>`rtrim(${sql.ref(name)}, replace(${sql.ref(name)}, '/', ''))`

/** There are others directly below a folder of the statement. */
export const hasBelow = sql<SqlBool>`exists (select 1 from folders below
  where below.account_id = folders.account_id and ${pathAbove('below.name')} = folders.name || '/')`

/**
 * What folders are below that is none: "A/" for "A/B" where another program has left it without "A". Goes from one path to the
 * next in the index, so it takes a step for each folder that has others below it. PostgreSQL would look for a folder that does
 * not exist among all of them at once: it is asked for each by itself.
 */
export async function missingPaths({ database, accountId }: OwnFolders): Promise<readonly string[]> {
  const rows = await pathsWithout(database.db, { accountId })
  return rows.map((row) => row.path)
}

const path = pathAbove('below.name')

const pathsWithout = compileOnce(
  (_db, { accountId }: { readonly accountId: number }) => sql<{ readonly path: string }>`
    with recursive paths(path) as (
      select (select ${path} from folders below
        where below.account_id = ${accountId} order by ${path} limit 1)
      union all
      select (select ${path} from folders below
        where below.account_id = ${accountId} and ${path} > paths.path order by ${path} limit 1)
      from paths where paths.path is not null
    )
    select path from paths where path <> '' and (select above.id from folders above
      where above.account_id = ${accountId} and above.name = substr(path, 1, length(path) - 1)) is null`,
)
