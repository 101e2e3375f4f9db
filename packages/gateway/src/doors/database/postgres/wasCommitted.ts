import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { CommitUnknown } from '../CommitUnknown'
import { isConnectionLost } from './connectionLoss'
import { endTransaction, findMark, type TransactionMark } from './transactionMarks'

/** How long the database may stay away before we say that we do not know. */
const patienceMs = 8_000
const pauseMs = 100

/**
 * Finds out what became of a transaction whose connection was lost while it was being committed.
 *
 * @param mark  the mark that it has left, if it was committed
 * @param cause how the connection was lost
 * @throws CommitUnknown when the database does not say in time
 */
export async function wasCommitted(pool: Pool, mark: TransactionMark, cause: unknown): Promise<boolean> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const answer = await ask(pool, mark)
    if (answer !== undefined) return answer
    await pause(pauseMs)
  }
  throw new CommitUnknown(cause)
}

/**
 * Its number does not tell: PostgreSQL gives it to another transaction when a crash has taken this one before anything of
 * it was on disk.
 */
async function ask(
  pool: Pool,
  { connection, number, id, pid }: TransactionMark,
): Promise<boolean | undefined> {
  try {
    // A server that has not noticed yet would keep it open, and all that it holds, until it does.
    const running = await pool.query(endTransaction, [id, pid])
    if (running.rows.length > 0) return undefined
    // Asked after it has ended: one statement sees what was committed before it began.
    return (await pool.query(findMark, [connection, number])).rows.length > 0
  } catch (error) {
    if (isConnectionLost(error)) return undefined
    throw new CommitUnknown(error)
  }
}
