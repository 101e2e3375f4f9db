import type { Migration } from 'kysely/migration'

/** Drafts that are sent by themselves at their time. @source CO-07 */
export const scheduledMails: Migration = {
  async up(db) {
    await db.schema.alterTable('drafts').addColumn('leaves_at', 'bigint').execute()
  },
}
