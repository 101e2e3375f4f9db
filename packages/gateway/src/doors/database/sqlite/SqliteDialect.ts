import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { SqliteDriver } from './SqliteDriver'

/** Kysely over node:sqlite. @param file path of the database */
export class SqliteDialect implements Dialect {
  constructor(private readonly file: string) {}

  createDriver() {
    return new SqliteDriver(this.file)
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
