import type { Migration } from 'kysely/migration'

/** What people have answered to invitations, by the event's own name, so that a calendar can take it over. */
export const eventAnswers: Migration = {
  async up(db) {
    await db.schema
      .createTable('event_answers')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('event_id', 'text', (c) => c.notNull())
      .addColumn('event_uid', 'text', (c) => c.notNull())
      .addColumn('recurrence_id', 'text')
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('answered_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_answers_pk', ['account_id', 'event_id'])
      .execute()
  },
}
