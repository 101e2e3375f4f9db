import type { Migration } from 'kysely/migration'

/** Puzzles that were given out before signing in, and those that were solved. @source SE-04 to SE-07 */
export const captchas: Migration = {
  async up(db) {
    await db.schema
      .createTable('captchas')
      .addColumn('id_hash', 'text', (c) => c.primaryKey())
      .addColumn('browser_hash', 'text', (c) => c.notNull())
      .addColumn('client', 'text', (c) => c.notNull())
      .addColumn('solution', 'text', (c) => c.notNull())
      .addColumn('is_solved', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('captchas_of').on('captchas').columns(['client', 'expires_at']).execute()
    await db.schema.createIndex('captchas_until').on('captchas').columns(['expires_at']).execute()
  },
}
