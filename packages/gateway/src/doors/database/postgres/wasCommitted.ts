import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { CommitUnknown } from '../CommitUnknown'
import { isConnectionLost } from './connectionLoss'

/** How long the database may stay away before we say that we do not know. */
const patienceMs = 8_000
const pauseMs = 100

/**
 * Finds out what became of a transaction whose connection was lost while it was being committed.
 *
 * @param id    its number
 * @param cause how the connection was lost
 * @throws CommitUnknown when the database does not say in time
 */
export async function wasCommitted(pool: Pool, id: string, cause: unknown): Promise<boolean> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const status = await ask(pool, id)
    if (status === 'committed') return true
    if (status === 'aborted') return false
    await pause(pauseMs)
  }
  throw new CommitUnknown(cause)
}

async function ask(pool: Pool, id: string): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ status: string }>('select pg_xact_status($1::xid8) as status', [id])
    const status = rows[0]?.status
    // A server that has not noticed yet would keep it open, and all that it holds, until it does.
    if (status === 'in progress')
      await pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where backend_xid = $1::xid8::xid',
        [id],
      )
    return status
  } catch (error) {
    if (isConnectionLost(error)) return undefined
    throw error
  }
}
