import type { Migration } from 'kysely/migration'

/** How long a sent mail can be called back, as each person has chosen; null until then. @source SS-05 */
export const undoSend: Migration = {
  async up(db) {
    await db.schema.alterTable('user_settings').addColumn('undo_seconds', 'integer').execute()
  },
}
