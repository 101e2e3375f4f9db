import { sql } from 'kysely'
import type { Executor } from '../Database'

/**
 * Waits until every other transaction that named one of these has ended; from here on this one sees what they did.
 * Call it first in the transaction.
 *
 * @param names in one order for everybody, so that nobody waits for somebody who waits for them
 */
export async function takeTurns(transaction: Executor, names: readonly string[]): Promise<void> {
  for (const name of names)
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
