import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** What waits for an administrator's word: new accounts, new names, accounts to be closed. @source SE-11, ST-01, ST-18 */
export const approvals: Migration = {
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('english_name', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('approvals')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('login_name', 'text', (c) => c.notNull())
      .addColumn('wanted', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('approvals_by_state').on('approvals').columns(['state', 'id']).execute()
    await db.schema
      .createIndex('approvals_by_account')
      .on('approvals')
      .columns(['account_id', 'kind', 'id'])
      .execute()
    for (const column of ['address', 'login_name'])
      await db.schema
        .createIndex(`approvals_by_${column}`)
        .on('approvals')
        .columns([column, 'kind', 'id'])
        .execute()
  },
}
