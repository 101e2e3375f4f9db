import type { Driver, TransactionSettings } from 'kysely'
import type { Pool } from 'pg'
import { SavepointDriver } from '../SavepointDriver'
import type { Availability } from './Availability'
import { PostgresConnection } from './PostgresConnection'

/** Runs statements on a pool of connections, one for each transaction and one for each statement outside of them. */
export class PostgresDriver extends SavepointDriver implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly availability: Availability,
  ) {
    super()
  }

  async init() {}

  async acquireConnection() {
    return new PostgresConnection(this.pool, this.availability)
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings) {
    await connection.begin(settings)
  }

  async commitTransaction(connection: PostgresConnection) {
    await connection.commit()
  }

  async rollbackTransaction(connection: PostgresConnection) {
    await connection.rollback()
  }

  async releaseConnection() {}

  async destroy() {
    await this.pool.end()
  }
}
