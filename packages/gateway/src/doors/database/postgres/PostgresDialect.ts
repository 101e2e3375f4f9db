import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Pool } from 'pg'
import type { Availability } from './Availability'
import { PostgresDriver } from './PostgresDriver'

/** Kysely over our own driver, which knows what may be tried again and what a lost commit has come to. */
export class PostgresDialect implements Dialect {
  constructor(
    private readonly pool: Pool,
    private readonly availability: Availability,
  ) {}

  createDriver() {
    return new PostgresDriver(this.pool, this.availability)
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }

  createAdapter() {
    return new TurnTakingAdapter()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }
}

/** Migrations take their turn by themselves: see `migrateToLatest`. */
class TurnTakingAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}

  override async releaseMigrationLock() {}
}
