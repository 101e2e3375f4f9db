import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { SavepointDriver } from '../SavepointDriver'
import { StatementCache } from './StatementCache'
import { openFile } from './openFile'
import { WriteQueue } from '../WriteQueue'

/**
 * Two handles on one file in WAL mode: a writer that is queued for, and a reader for selects outside transactions.
 *
 * With one handle only, a select that comes while another caller is inside a transaction would either see that caller's
 * unfinished work or wait for it. With two, it reads the last committed state at once.
 */
export class SqliteDriver extends SavepointDriver implements Driver {
  readonly #file: string
  readonly #queue = new WriteQueue()
  #writer!: StatementCache
  #reader!: StatementCache

  constructor(file: string) {
    super()
    this.#file = file
  }

  async init() {
    // The writer comes first: it makes the file and turns WAL on, which a reader cannot.
    this.#writer = new StatementCache(openFile(this.#file, 'readWrite'))
    this.#reader = new StatementCache(openFile(this.#file, 'readOnly'))
  }

  async acquireConnection() {
    return new SqliteConnection(this.#writer, this.#reader, this.#queue)
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection) {
    connection.end('commit')
  }

  async rollbackTransaction(connection: SqliteConnection) {
    connection.end('rollback')
  }

  async releaseConnection() {}

  async destroy() {
    this.#reader.close()
    this.#writer.close()
  }
}

/** What one caller holds. Outside a transaction it owns nothing; inside, the writer. */
class SqliteConnection implements DatabaseConnection {
  #leave: (() => void) | undefined

  constructor(
    private readonly writer: StatementCache,
    private readonly reader: StatementCache,
    private readonly queue: WriteQueue,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#leave !== undefined) return this.writer.execute<R>(query)
    if (isSelect(query.sql)) return this.reader.execute<R>(query)
    const leave = await this.queue.enter()
    try {
      return this.writer.execute<R>(query)
    } finally {
      leave()
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  /** Immediate: the write lock is taken now, so no transaction fails half-way for want of it. */
  async begin() {
    const leave = await this.queue.enter()
    try {
      this.writer.execute(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      leave()
      throw error
    }
    this.#leave = leave
  }

  end(command: 'commit' | 'rollback') {
    const leave = this.#leave
    try {
      this.writer.execute(CompiledQuery.raw(command))
    } catch (error) {
      // A commit that failed leaves the transaction open: Kysely asks for the rollback next.
      if (command === 'commit') throw error
    }
    this.#leave = undefined
    leave?.()
  }
}

const isSelect = (sql: string) => /^\s*select\b/i.test(sql)
