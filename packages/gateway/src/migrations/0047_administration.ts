import type { Migration } from 'kysely/migration'

/** Who administers, who is kept out, and who did what to whom. @source SH-05, GW-05 */
export const administration: Migration = {
  async up(db) {
    for (const column of ['is_admin', 'is_blocked']) {
      await db.schema
        .alterTable('accounts')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    }
    await db.schema.createIndex('accounts_admin').on('accounts').columns(['is_admin', 'id']).execute()
    await db.schema
      .createIndex('review_rule_reviewers_person')
      .on('review_rule_reviewers')
      .column('account_id')
      .execute()
    await db.schema
      .alterTable('audit_records')
      .addColumn('actor_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
      .execute()
    for (const column of ['account_id', 'actor_id', 'action']) {
      await db.schema
        .createIndex(`audit_records_by_${column}`)
        .on('audit_records')
        .columns([column, 'id'])
        .execute()
    }
  },
}
