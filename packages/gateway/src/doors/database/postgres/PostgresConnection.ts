import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Pool, PoolClient, QueryResult as Answer } from 'pg'
import type { Availability } from './Availability'
import { DatabaseUnreachable, isConnectionLost } from './connectionLoss'
import { storableParameters } from './storableParameters'
import { leaveMark, type TransactionMark } from './transactionMarks'
import { wasCommitted } from './wasCommitted'

/** What one caller holds. Outside a transaction it owns nothing; inside, a connection of the pool. */
export class PostgresConnection implements DatabaseConnection {
  #client: PoolClient | undefined
  #mark: TransactionMark | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly pool: Pool,
    private readonly availability: Availability,
  ) {}

  /** A select is tried again when its connection is lost: nobody can tell. A change is not: it may have been made. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      if (this.#client !== undefined) return await this.#inTurn<R>(this.#client, query)
      if (isSelect(query.sql))
        return await this.availability.persist(() => this.#once<R>(query, this.pool.connect()))
      return await this.#once<R>(query, this.#connect())
    } catch (error) {
      throw isConnectionLost(error) ? new DatabaseUnreachable(error) : error
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  /** The transaction leaves its mark at once, by which its end can be asked for should the connection be lost. */
  async begin({ isolationLevel, accessMode }: TransactionSettings) {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    const begin = `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`
    try {
      this.#client = await this.availability.persist(async () => {
        const client = await this.pool.connect()
        try {
          // Two statements in one message are answered by a list.
          const answers: unknown = await client.query(`${begin}; ${leaveMark}`)
          this.#mark = (answers as Answer<TransactionMark>[])[1]!.rows[0]!
          return client
        } catch (error) {
          client.release(true)
          throw error
        }
      })
    } catch (error) {
      throw isConnectionLost(error) ? new DatabaseUnreachable(error) : error
    }
  }

  /**
   * @throws DatabaseUnreachable when the connection was lost and nothing was committed
   * @throws CommitUnknown when that cannot be found out
   */
  async commit() {
    const client = this.#client!
    try {
      await this.#last.catch(() => {})
      const { command } = await client.query('commit')
      this.#leave()
      // How PostgreSQL answers when a statement had failed before.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      this.#leave(true)
      if (!(await wasCommitted(this.pool, this.#mark!, error))) throw new DatabaseUnreachable(error)
    }
  }

  async rollback() {
    const client = this.#client
    if (client === undefined) return
    try {
      await this.#last.catch(() => {})
      await client.query('rollback')
      this.#leave()
    } catch {
      // Without its connection, nothing is left of a transaction.
      this.#leave(true)
    }
  }

  #leave(isBroken = false) {
    this.#client?.release(isBroken)
    this.#client = undefined
  }

  #connect = () => this.availability.persist(() => this.pool.connect())

  async #once<R>(query: CompiledQuery, connecting: Promise<PoolClient>): Promise<QueryResult<R>> {
    const client = await connecting
    let isBroken = false
    try {
      return await run<R>(client, query)
    } catch (error) {
      isBroken = isConnectionLost(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  /** One statement at a time on a connection, whatever is asked at the same time. */
  #inTurn<R>(client: PoolClient, query: CompiledQuery): Promise<QueryResult<R>> {
    const mine = this.#last.then(
      () => run<R>(client, query),
      () => run<R>(client, query),
    )
    this.#last = mine
    return mine
  }
}

async function run<R>(client: PoolClient, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  const { command, rowCount, rows } = await client.query(sql, storableParameters(parameters))
  const isChange = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
  return { rows: (rows ?? []) as R[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

const isSelect = (sql: string) => /^\s*select\b/i.test(sql)
