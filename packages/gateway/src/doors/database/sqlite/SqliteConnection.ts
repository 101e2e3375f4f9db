import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { WriteQueue } from '../WriteQueue'
import type { Checkpoints } from './checkpoints/Checkpoints'
import type { StatementCache } from './StatementCache'

/** Pages of the log after which a commit carries them over itself, though a thread is there for it. */
const latePages = 8_000

/** Changes that may be lost with the power wait neither for the disk nor for a checkpoint. */
const quick = `pragma synchronous = normal; pragma wal_autocheckpoint = ${latePages}`

/** As `openFile` and SQLite have it. */
const lasting = 'pragma synchronous = full; pragma wal_autocheckpoint = 1000'

/** What one caller holds. Outside a transaction it owns nothing; inside, the writer. */
export class SqliteConnection implements DatabaseConnection {
  #leave: (() => void) | undefined
  #isQuick = false

  constructor(
    private readonly writer: StatementCache,
    private readonly reader: StatementCache,
    private readonly queue: WriteQueue,
    private readonly checkpoints: Checkpoints,
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
  begin = () => this.#begin(false)

  /** The same for changes that can be made again. */
  beginCache = () => this.#begin(this.checkpoints.isPossible)

  async #begin(isQuick: boolean) {
    const leave = await this.queue.enter()
    try {
      if (isQuick) this.writer.run(quick)
      this.#isQuick = isQuick
      this.writer.execute(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      this.#leaveWriter(leave)
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
    this.#leaveWriter(leave)
  }

  #leaveWriter(leave: (() => void) | undefined) {
    if (this.#isQuick) {
      this.writer.run(lasting)
      this.checkpoints.wake()
    }
    this.#isQuick = false
    leave?.()
  }
}

const isSelect = (sql: string) => /^\s*select\b/i.test(sql)
