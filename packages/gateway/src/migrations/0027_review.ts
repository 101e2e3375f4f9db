import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** Rules by which mail waits for a reviewer, and the mails that do or did. @source RV-04 */
export const review: Migration = {
  async up(db) {
    await db.schema
      .createTable('review_rules')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('rule', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('review_rule_reviewers')
      .addColumn('rule_id', 'integer', (c) => c.notNull().references('review_rules.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('review_rule_reviewers_pk', ['rule_id', 'account_id'])
      .execute()
    await db.schema
      .createTable('reviews')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('envelope_id', 'text', (c) => c.notNull().unique().references('envelopes.id'))
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('sender', 'text', (c) => c.notNull())
      .addColumn('sender_name', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('decided_by', 'integer')
      .addColumn('decided_at', 'bigint')
      .execute()
    await db.schema
      .createTable('review_seats')
      .addColumn('review_id', 'integer', (c) => c.notNull().references('reviews.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('review_seats_pk', ['review_id', 'account_id'])
      .execute()
    await db.schema
      .createIndex('review_seats_of')
      .on('review_seats')
      .columns(['account_id', 'review_id'])
      .execute()
  },
}
