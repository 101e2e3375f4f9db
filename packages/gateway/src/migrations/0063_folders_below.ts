import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The folders below one, and those with a role, are found without a look at the others. The index of the top of the tree has
 * nothing more to say: what stands before the last level of a name is nothing there.
 */
export const foldersBelow: Migration = {
  async up(db) {
    await sql`create index folders_below
      on folders (account_id, (rtrim(name, replace(name, '/', ''))), name)`.execute(db)
    await sql`create index folders_role on folders (account_id) where role is not null`.execute(db)
    await sql`drop index folders_top`.execute(db)
  },
}
