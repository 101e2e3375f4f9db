import type { Migration } from 'kysely/migration'

/** Passwords that must be changed, and from where people have signed in. @source SE-22, SE-28 */
export const passwords: Migration = {
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('must_change_password', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('must_change_password', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('user_agent', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('client_address', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
