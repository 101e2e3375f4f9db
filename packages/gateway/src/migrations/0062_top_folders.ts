import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The top of a tree of thousands of folders is found without a look at the others. */
export const topFolders: Migration = {
  async up(db) {
    await sql`create index folders_top on folders (account_id)
      where length(name) - length(replace(name, '/', '')) = 0 or role is not null`.execute(db)
  },
}
