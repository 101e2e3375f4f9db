import {
  type CompiledQuery,
  type Driver,
  type QueryCompiler,
  type TransactionSettings,
  createQueryId,
  RawNode,
} from 'kysely'
import type { Pool } from 'pg'
import type { Availability } from './Availability'
import { PostgresConnection } from './PostgresConnection'

/** Runs statements on a pool of connections, one for each transaction and one for each statement outside of them. */
export class PostgresDriver implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly availability: Availability,
  ) {}

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

  async savepoint(connection: PostgresConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await connection.executeQuery(savepointCommand('savepoint', name, compile))
  }

  async rollbackToSavepoint(
    connection: PostgresConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ) {
    await connection.executeQuery(savepointCommand('rollback to', name, compile))
  }

  async releaseSavepoint(
    connection: PostgresConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ) {
    await connection.executeQuery(savepointCommand('release', name, compile))
  }

  async releaseConnection() {}

  async destroy() {
    await this.pool.end()
  }
}

const savepointCommand = (
  command: string,
  name: string,
  compile: QueryCompiler['compileQuery'],
): CompiledQuery =>
  compile(RawNode.createWithSql(`${command} "${name.replaceAll('"', '""')}"`), createQueryId())
