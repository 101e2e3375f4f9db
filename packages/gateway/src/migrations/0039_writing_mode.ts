import type { Migration } from 'kysely/migration'

/** How each person begins new mails, as they have chosen; null until then. @source ST-03 */
export const writingMode: Migration = {
  async up(db) {
    await db.schema.alterTable('user_settings').addColumn('writing_mode', 'text').execute()
  },
}
