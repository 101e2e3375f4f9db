import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/Tables'

/** Runs statements: the database itself or one of its transactions. Services take it where both will do. */
export type Executor = Kysely<Tables>

/**
 * The door to the database: one portable schema, whichever engine is behind it.
 *
 * - A `select` outside a transaction sees what is committed and never waits for a writer.
 * - A transaction is taken by one caller at a time per row (PostgreSQL) or at all (SQLite), so keep it short: no network,
 *   no parsing, no hashing inside. Nothing is visible to others before it ends.
 * - When `transaction` or a writing statement resolves, the change is on disk.
 */
export interface Database {
  readonly db: Kysely<Tables>
  /** Commits when `work` resolves, rolls back when it rejects. Inside, use the given transaction only. */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}
