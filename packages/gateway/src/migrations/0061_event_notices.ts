import type { Migration } from 'kysely/migration'

/** Which change of an event its organizer's mails have told of last, of all of it and of each of its series. */
export const eventNotices: Migration = {
  async up(db) {
    await db.schema
      .createTable('event_notices')
      .addColumn('event_id', 'bigint', (c) => c.notNull().references('events.id').onDelete('cascade'))
      .addColumn('occurrence', 'text', (c) => c.notNull())
      .addColumn('sequence', 'bigint', (c) => c.notNull())
      .addColumn('stamped_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_notices_pk', ['event_id', 'occurrence'])
      .execute()
  },
}
