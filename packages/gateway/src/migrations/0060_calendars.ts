import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** Calendars, with whom they are shared, and what is in them. @source CA-01, CA-02, CA-03 */
export const calendars: Migration = {
  async up(db) {
    await db.schema
      .createTable('calendars')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('color', 'text', (c) => c.notNull())
      .addColumn('is_default', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('calendars_name', ['account_id', 'name_key'])
      .execute()
    await db.schema
      .createIndex('calendars_default')
      .unique()
      .on('calendars')
      .columns(['account_id'])
      .where(sql.ref('is_default'), '=', sql.lit(1))
      .execute()
    await db.schema
      .createTable('calendar_shares')
      .addColumn('calendar_id', 'bigint', (c) => c.notNull().references('calendars.id').onDelete('cascade'))
      .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('may_edit', 'integer', (c) => c.notNull())
      .addColumn('color', 'text')
      .addPrimaryKeyConstraint('calendar_shares_pk', ['calendar_id', 'account_id'])
      .execute()
    await db.schema
      .createIndex('calendar_shares_of')
      .on('calendar_shares')
      .columns(['account_id', 'calendar_id'])
      .execute()
    await db.schema
      .createTable('calendar_preferences')
      .addColumn('account_id', 'bigint', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('preferences', 'text', (c) => c.notNull())
      .execute()
    await createEvents(db)
    await createPartsOfEvents(db)
  },
}

type Schema = Parameters<Migration['up']>[0]

async function createEvents(db: Schema): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('calendar_id', 'bigint', (c) => c.notNull().references('calendars.id').onDelete('cascade'))
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('uid_key', 'text', (c) => c.notNull())
    .addColumn('requested_by', 'bigint')
    .addColumn('request_id', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('rule', 'text')
    .addColumn('added_dates', 'text', (c) => c.notNull())
    .addColumn('left_out', 'text', (c) => c.notNull())
    .addColumn('is_long', 'integer', (c) => c.notNull())
    .addColumn('series_starts_at', 'bigint', (c) => c.notNull())
    .addColumn('series_ends_at', 'bigint', (c) => c.notNull())
    .addColumn('color', 'text')
    .addColumn('reminder_minutes', 'integer')
    .addColumn('sequence', 'bigint', (c) => c.notNull())
    .addColumn('organizer_address', 'text')
    .addColumn('organizer_name', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('events_uid', ['calendar_id', 'uid_key'])
    .execute()
  // What takes place once within a year is found between two moments of its end; series, and what lasts longer, by theirs.
  await db.schema
    .createIndex('events_by_end')
    .on('events')
    .columns(['calendar_id', 'is_long', 'series_ends_at', 'series_starts_at'])
    .execute()
  await db.schema
    .createIndex('events_request')
    .unique()
    .on('events')
    .columns(['requested_by', 'request_id'])
    .where('request_id', 'is not', null)
    .execute()
}

async function createPartsOfEvents(db: Schema): Promise<void> {
  await db.schema
    .createTable('event_guests')
    .addColumn('event_id', 'bigint', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('occurrence', 'text', (c) => c.notNull())
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('is_optional', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('event_guests_pk', ['event_id', 'occurrence', 'address_key'])
    .execute()
  await db.schema
    .createTable('event_exceptions')
    .addColumn('event_id', 'bigint', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('occurrence', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('color', 'text')
    .addColumn('reminder_minutes', 'integer')
    .addPrimaryKeyConstraint('event_exceptions_pk', ['event_id', 'occurrence'])
    .execute()
  await db.schema
    .createTable('event_undo')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('calendar_id', 'bigint', (c) => c.notNull().references('calendars.id').onDelete('cascade'))
    .addColumn('removed', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('event_undo_of').on('event_undo').columns(['account_id']).execute()
  await db.schema.createIndex('event_undo_in').on('event_undo').columns(['calendar_id']).execute()
  await db.schema.createIndex('event_undo_end').on('event_undo').columns(['expires_at']).execute()
}
