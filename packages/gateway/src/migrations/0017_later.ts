import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that stand first in their folder. @source ML-29 */
export const later: Migration = {
  async up(db) {
    await db.schema
      .alterTable('messages')
      .addColumn('is_pinned', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // Of the few that are pinned, so that a list finds them without looking at the others.
    await sql`create index messages_pinned on messages (folder_id, received_at, id) where is_pinned = 1`.execute(
      db,
    )
  },
}
