import type { Migration } from 'kysely/migration'

/** Everybody may at first write and read what is internal. */
const internal = 2

/** Levels of secrecy: of people, of files that are copied, and of mails that were sent. @source CO-12 */
export const secrecy: Migration = {
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('secrecy_ceiling', 'integer', (c) => c.notNull().defaultTo(internal))
      .execute()
    await db.schema
      .alterTable('uploads')
      .addColumn('secrecy_floor', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('mail_levels')
      .addColumn('message_id', 'text', (c) => c.primaryKey())
      .addColumn('level', 'integer', (c) => c.notNull())
      .addColumn('files', 'text', (c) => c.notNull())
      .execute()
  },
}
