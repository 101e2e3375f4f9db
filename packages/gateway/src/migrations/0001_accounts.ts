import type { Migration } from 'kysely/migration'
import { autoId, idType } from '../doors/database/columns'

/** People, how they are found and how they sign in. */
export const accounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('departments')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('parent_id', 'integer', (c) => c.references('departments.id'))
      .execute()

    await db.schema
      .createTable('accounts')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('address', 'text', (c) => c.notNull().unique())
      .addColumn('login_name', 'text', (c) => c.notNull())
      .addColumn('display_name', 'text', (c) => c.notNull())
      .addColumn('job_number', 'text', (c) => c.unique())
      .addColumn('department_id', 'integer', (c) => c.references('departments.id').onDelete('set null'))
      .addColumn('password_hash', 'text')
      .addColumn('is_active', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('accounts_login_name').on('accounts').column('login_name').execute()
    await db.schema.createIndex('accounts_department').on('accounts').column('department_id').execute()

    await db.schema
      .createTable('aliases')
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('aliases_pk', ['address', 'account_id'])
      .execute()
    await db.schema.createIndex('aliases_account').on('aliases').column('account_id').execute()

    await db.schema
      .createTable('login_attempts')
      .addColumn('subject', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('locked_until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('login_attempts_last_at').on('login_attempts').column('last_at').execute()

    await db.schema
      .createTable('audit_records')
      .addColumn('id', idType(db), autoId(db))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('client_address', 'text', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('audit_records_account')
      .on('audit_records')
      .columns(['account_id', 'at'])
      .execute()
    await db.schema.createIndex('audit_records_at').on('audit_records').column('at').execute()

    await db.schema
      .createTable('user_settings')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('page_size', 'integer', (c) => c.notNull())
      .addColumn('locale', 'text')
      .addColumn('skin', 'text', (c) => c.notNull())
      .addColumn('color_scheme', 'text', (c) => c.notNull())
      .execute()
  },
}
