import type { Driver } from 'kysely'
import { SavepointDriver } from '../SavepointDriver'
import { StatementCache } from './StatementCache'
import { Checkpoints } from './checkpoints/Checkpoints'
import { openFile } from './openFile'
import { SqliteConnection } from './SqliteConnection'
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
  readonly #checkpoints: Checkpoints
  #writer!: StatementCache
  #reader!: StatementCache

  constructor(file: string) {
    super()
    this.#file = file
    this.#checkpoints = new Checkpoints(file)
  }

  async init() {
    // The writer comes first: it makes the file and turns WAL on, which a reader cannot.
    this.#writer = new StatementCache(openFile(this.#file, 'readWrite'))
    this.#reader = new StatementCache(openFile(this.#file, 'readOnly'))
  }

  async acquireConnection() {
    return new SqliteConnection(this.#writer, this.#reader, this.#queue, this.#checkpoints)
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
    await this.#checkpoints.close()
    this.#reader.close()
    this.#writer.close()
  }
}
