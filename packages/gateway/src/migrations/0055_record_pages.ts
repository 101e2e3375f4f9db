import type { Migration } from 'kysely/migration'

/** What people look up about their own account, by its time. @source LG-01 */
export const recordPages: Migration = {
  async up(db) {
    await db.schema.createIndex('sign_ins_times').on('sign_ins').columns(['account_id', 'at', 'id']).execute()
  },
}
