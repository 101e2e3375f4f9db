import type { Migration } from 'kysely/migration'

/** Whether the screen of a session is locked; null while it is open. @source LK-03 */
export const screenLocks: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('locked_at', 'bigint').execute()
  },
}
