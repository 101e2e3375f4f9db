import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that their reader is reminded of. @source ML-29 */
export const followUps: Migration = {
  async up(db) {
    for (const table of ['messages', 'imap_remarks']) {
      const kept = db.schema.alterTable(table)
      await kept.addColumn('follow_up_at', 'bigint').execute()
      await kept.addColumn('follow_up_unanswered', 'integer', (c) => c.notNull().defaultTo(0)).execute()
      await kept.addColumn('follow_up_due', 'integer', (c) => c.notNull().defaultTo(0)).execute()
    }
    await sql`create index messages_follow_up on messages (account_id, follow_up_at) where follow_up_at is not null`.execute(
      db,
    )
  },
}
