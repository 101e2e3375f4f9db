import { type DatabaseConnection, type QueryCompiler, createQueryId, RawNode } from 'kysely'

type Compile = QueryCompiler['compileQuery']

/** The part of a driver that is the same for every database: marks in a transaction, to which it can go back. */
export abstract class SavepointDriver {
  async savepoint(connection: DatabaseConnection, name: string, compile: Compile) {
    await execute(connection, 'savepoint', name, compile)
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string, compile: Compile) {
    await execute(connection, 'rollback to', name, compile)
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string, compile: Compile) {
    await execute(connection, 'release', name, compile)
  }
}

async function execute(connection: DatabaseConnection, command: string, name: string, compile: Compile) {
  const quoted = `"${name.replaceAll('"', '""')}"`
  await connection.executeQuery(compile(RawNode.createWithSql(`${command} ${quoted}`), createQueryId()))
}
