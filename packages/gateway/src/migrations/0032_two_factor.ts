import type { Migration } from 'kysely/migration'

/** Authenticators, their backup codes, and people between the two steps of signing in. */
export const twoFactor: Migration = {
  async up(db) {
    await db.schema
      .createTable('authenticators')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('sealed_secret', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('backup_codes')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('backup_codes_pk', ['account_id', 'code_hash'])
      .execute()
    await db.schema
      .createTable('half_sign_ins')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('sealed_password', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
