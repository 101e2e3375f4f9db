import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Kysely over node:sqlite. */
export class SqliteDialect implements Dialect {
  constructor(private readonly driver: Driver) {}

  createDriver() {
    return this.driver
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  createAdapter() {
    return new WalAdapter()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }
}

/** What this driver can do that Kysely does not expect of SQLite. */
class WalAdapter extends SqliteAdapter {
  /** The driver queues writers itself, and readers need not wait. */
  override get supportsMultipleConnections() {
    return true
  }

  /** SQLite rolls schema changes back like any other, so a migration cannot be left half done. */
  override get supportsTransactionalDdl() {
    return true
  }
}
