import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that stand first in their folder, and mails that are away for a while. @source ML-29 */
export const later: Migration = {
  async up(db) {
    const messages = db.schema.alterTable('messages')
    await messages.addColumn('is_pinned', 'integer', (c) => c.notNull().defaultTo(0)).execute()
    await messages.addColumn('came_back', 'integer', (c) => c.notNull().defaultTo(0)).execute()
    for (const table of ['messages', 'imap_remarks']) {
      const kept = db.schema.alterTable(table)
      await kept.addColumn('snoozed_until', 'bigint').execute()
      await kept.addColumn('snoozed_from', 'text').execute()
    }
    await sql`create index messages_snoozed on messages (account_id) where snoozed_until is not null`.execute(
      db,
    )
    // Of the few that are pinned, so that a list finds them without looking at the others.
    await sql`create index messages_pinned on messages (folder_id, received_at, id) where is_pinned = 1`.execute(
      db,
    )
  },
}
