import type { Migration } from 'kysely/migration'

/** Who sends a mail that waits, in the name of the mailbox's owner. @source ST-16 */
export const proxySenders: Migration = {
  async up(db) {
    await db.schema.alterTable('drafts').addColumn('proxy', 'text').execute()
  },
}
