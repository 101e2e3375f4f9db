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
import { takeTurns } from './takeTurns'
import { Turns } from './Turns'

/** Times that a transaction is begun before its failure is told. */
const maxAttempts = 5

/** Longest pause before the second attempt; it grows with each. */
const retryPauseMs = 20

/** A sign of life takes no longer from a server that can be worked with. */
const checkMs = 2_000

/** The oldest version that the suite has run on. */
const leastVersion = 15

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
    await checkServer(pool)
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

async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version,
        current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new Error(`The PostgreSQL database of databaseUrl could not be opened: ${sentenceOf(error)}`, {
        cause: error,
      })
    })
  const { version, encoding } = rows[0]!
  if (version < leastVersion)
    throw new Error(`The database is PostgreSQL ${version}; the gateway needs ${leastVersion} or newer.`)
  if (encoding !== 'UTF8')
    throw new Error(
      `The database keeps its texts in ${encoding}, which has no place for every character of a mail. ` +
        'Make it anew with: createdb --encoding=UTF8 --template=template0',
    )
}

/** An attempt at several addresses of one host fails with a list that says nothing itself. */
const sentenceOf = (error: unknown): string =>
  error instanceof AggregateError ? String(error.errors[0]) : String(error)
