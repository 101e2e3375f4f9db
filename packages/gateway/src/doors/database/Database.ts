import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/Tables'

/** Runs statements: the database itself or one of its transactions. Services take it where both will do. */
export type Executor = Kysely<Tables>

/**
 * The door to the database: one portable schema, whichever engine is behind it.
 *
 * - A `select` outside a transaction sees what is committed and never waits for a writer.
 * - Transactions hold each other up, all of them (SQLite) or those that meet at a row or share a turn (PostgreSQL). Keep
 *   them short: no network, no parsing, no hashing inside. Nothing is visible to others before they end.
 * - When `transaction` or a writing statement resolves, the change is on disk, unless it said that it can be made again.
 */
export interface Database {
  readonly db: Kysely<Tables>
  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside, use the given transaction only, and do nothing but
   * statements: after a deadlock or a lost connection `work` is run again from its start.
   *
   * @param turns   what it decides about by what it has read, as `mailbox 7`: also by what it has found missing.
   *                Transactions that name the same thing follow each other, in the order in which they were asked for. On
   *                SQLite they do so anyway
   * @param isCache what it writes can be made again at any time: a power cut may undo it, and SQLite does not wait for the
   *                disk
   * @throws CommitUnknown when nobody can say whether it was committed: see `isUndone`
   */
  transaction<T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    turns?: readonly string[],
    isCache?: boolean,
  ): Promise<T>
  /** Asks for a sign of life, without patience. @throws when the database cannot be worked with now */
  check(): Promise<void>
  close(): Promise<void>
}
