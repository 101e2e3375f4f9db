import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** Jobs, the delivery timeline, drafts and uploads. */
export const delivery: Migration = {
  async up(db) {
    await createJobs(db)
    await createTimeline(db)
    await createDrafts(db)
  },
}

async function createJobs(db: Kysely<any>) {
  await db.schema
    .createTable('jobs')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').columns(['kind', 'due_at', 'id']).execute()
  await db.schema.createIndex('jobs_subject').on('jobs').column('subject').execute()
}

async function createTimeline(db: Kysely<any>) {
  await db.schema
    .createTable('envelopes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('mail_from', 'text', (column) => column.notNull())
    .addColumn('blob_key', 'text')
    .addColumn('wire_offset', 'integer', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('deliveries')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('envelope_id', 'text', (column) =>
      column.notNull().references('envelopes.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'integer')
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipient_name', 'text', (column) => column.notNull())
    .addColumn('local_account_id', 'integer')
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('info', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('deliveries_envelope')
    .on('deliveries')
    .columns(['envelope_id', 'domain'])
    .execute()
  await db.schema
    .createIndex('deliveries_sender')
    .on('deliveries')
    .columns(['account_id', 'message_id'])
    .execute()
  await db.schema
    .createTable('delivery_events')
    .addColumn('id', idType(db), autoId(db))
    .addColumn('delivery_id', 'integer', (column) =>
      column.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('info', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('delivery_events_of')
    .on('delivery_events')
    .columns(['delivery_id', 'id'])
    .execute()
}

async function createDrafts(db: Kysely<any>) {
  await db.schema
    .createTable('submissions')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('envelope_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('submissions_key', ['account_id', 'draft_id'])
    .execute()
  await db.schema
    .createTable('drafts')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('uid', 'integer', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['account_id', 'draft_id'])
    .execute()
  await db.schema.createIndex('drafts_message').on('drafts').columns(['account_id', 'message_id']).execute()
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('content_id', 'text')
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('uploads_used').on('uploads').columns(['used_at']).execute()
}
