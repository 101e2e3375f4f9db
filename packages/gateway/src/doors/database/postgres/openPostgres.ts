import { setTimeout as pause } from 'node:timers/promises'
import {
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
  type Transaction,
} from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../Database'
import { migrateToLatest } from '../migrateToLatest'
import type { Tables } from '../tables/Tables'
import { Availability } from './Availability'
import { DatabaseUnreachable, isConflict } from './connectionLoss'
import { createPool } from './createPool'
import { PostgresDialect } from './PostgresDialect'
import { connectionFault, serverFault, type ServerTraits, traitsQuery } from './serverFault'
import { takeTurns } from './takeTurns'
import { makeMarks } from './transactionMarks'
import { Turns } from './Turns'

/** Times that a transaction is begun before its failure is told. */
const maxAttempts = 5

/** Longest pause before the second attempt; it grows with each. */
const retryPauseMs = 20

/** A sign of life takes no longer from a server that can be worked with. */
const checkMs = 2_000

/**
 * Opens a PostgreSQL database and brings its schema up to date.
 *
 * @param url `postgresql://user:password@host:5432/name`
 * @throws    Error with a sentence for the person at the terminal: not reachable, too old, not UTF-8, of a newer gateway
 * @source    GW-03
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = createPool(url)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect(pool, new Availability()),
    // A list of nothing is written as nothing, which SQLite takes and PostgreSQL does not.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  })
  const turns = new Turns()
  const database: Database = {
    db,
    transaction(work, names = []) {
      const sorted = names.toSorted()
      return turns.run(sorted, () => transact(db, sorted, work))
    },
    check: () => check(pool),
    close: () => db.destroy(),
  }
  try {
    await checkServer(pool, url)
    await makeMarks(pool)
    await migrateToLatest(db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** What was rolled back by a deadlock or a lost connection is begun again: `work` does nothing but statements. */
async function transact<T>(
  db: Kysely<Tables>,
  turns: readonly string[],
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await takeTurns(transaction, turns)
        return work(transaction)
      })
    } catch (error) {
      const isWorthIt = isConflict(error) || error instanceof DatabaseUnreachable
      if (!isWorthIt || attempt === maxAttempts) throw error
    }
    await pause(Math.random() * retryPauseMs * attempt)
  }
}

async function check(pool: Pool): Promise<void> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new DatabaseUnreachable('no answer in time')), checkMs)
  try {
    await Promise.race([pool.query('select 1'), timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function checkServer(pool: Pool, url: string): Promise<void> {
  const { rows } = await pool.query<ServerTraits>(traitsQuery).catch((error: unknown) => {
    throw new Error(connectionFault(error, url), { cause: error })
  })
  const fault = serverFault(rows[0]!)
  if (fault !== undefined) throw new Error(fault)
}
