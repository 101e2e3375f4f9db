import type { Driver } from 'kysely'
import { SavepointDriver } from '../SavepointDriver'
import type { SqliteConnection } from './SqliteConnection'
import type { SqliteDriver } from './SqliteDriver'

/** The same handles for transactions whose changes may be lost with the power: a commit does not wait for the disk. */
export class CacheDriver extends SavepointDriver implements Driver {
  constructor(private readonly driver: SqliteDriver) {
    super()
  }

  async init() {}

  acquireConnection() {
    return this.driver.acquireConnection()
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.beginCache()
  }

  commitTransaction(connection: SqliteConnection) {
    return this.driver.commitTransaction(connection)
  }

  rollbackTransaction(connection: SqliteConnection) {
    return this.driver.rollbackTransaction(connection)
  }

  async releaseConnection() {}

  async destroy() {}
}
