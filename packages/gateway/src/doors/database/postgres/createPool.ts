import { type ClientConfig, Pool, types } from 'pg'
import { nameConnection } from './transactionMarks'

/** Connections of one gateway. PostgreSQL allows a hundred for all its users unless it is told otherwise. */
const maxConnections = 20

/** Longest wait for a connection, a new one or one of those. */
const connectMs = 10_000

/**
 * How every connection is opened. Whole numbers of 64 bits, and the sums of them, come as numbers: ours are ids, sizes,
 * counts and times, all below 2^53.
 *
 * @param url `postgresql://user:password@host:5432/name`; `?host=/run/postgresql` for a socket, `?sslmode=verify-full`
 */
export const connectionConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'mailroom',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: connectMs,
  types: {
    getTypeParser: (id, format) =>
      id === types.builtins.INT8 || id === types.builtins.NUMERIC ? Number : types.getTypeParser(id, format),
  },
})

/** The connections that statements run on. */
export function createPool(url: string): Pool {
  const pool = new Pool({ ...connectionConfig(url), max: maxConnections, onConnect: prepare })
  // Whoever uses a connection hears of its end by the failure of the statement; unheard, these would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** What `pg` calls a client, as far as it is needed here. */
interface Connected {
  query(text: string): Promise<unknown>
}

/**
 * A commit that has returned is on disk, whatever this server does for others; and transactions see what was committed
 * before each of their statements, which is what turns rest on. Compiling small queries costs more than it brings.
 */
async function prepare(client: Connected): Promise<void> {
  await client.query(`select
    set_config('synchronous_commit', case current_setting('synchronous_commit') when 'off' then 'on'
      else current_setting('synchronous_commit') end, false),
    set_config('default_transaction_isolation', 'read committed', false),
    set_config('jit', 'off', false)`)
  await noticeOurEnd(client)
  await client.query(nameConnection)
}

/**
 * When our machine dies without a word, the server lets go of what this connection holds within half a minute, instead of
 * the two hours that are usual.
 */
export async function noticeOurEnd(client: Connected): Promise<void> {
  await client.query(`select
    set_config('tcp_keepalives_idle', '15', false),
    set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`)
}
