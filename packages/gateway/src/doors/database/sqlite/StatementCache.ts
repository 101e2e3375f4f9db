import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

interface Prepared {
  readonly statement: StatementSync
  readonly returnsRows: boolean
}

/** Statements kept ready; the one that was used longest ago goes first. */
const maxStatements = 400

/**
 * Statements with more parameters are lists of some length that hardly comes again, and keep what they were given; but for
 * inserts, which come again and again with as many rows and take longest to prepare.
 */
const maxKeptParameters = 64

/** One handle with its prepared statements. */
export class StatementCache {
  readonly #prepared = new Map<string, Prepared>()

  constructor(private readonly handle: DatabaseSync) {}

  execute<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, returnsRows } = this.#prepare(query)
    const parameters = query.parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Runs a statement that has no parameters and no rows. */
  run(statement: string) {
    this.handle.exec(statement)
  }

  close() {
    this.#prepared.clear()
    this.handle.close()
  }

  #prepare({ sql, parameters }: CompiledQuery): Prepared {
    const known = this.#prepared.get(sql)
    if (known !== undefined) {
      this.#prepared.delete(sql)
      this.#prepared.set(sql, known)
      return known
    }
    const statement = this.handle.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (parameters.length > maxKeptParameters && !isInsert(sql)) return prepared
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > maxStatements) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    return prepared
  }
}

const isInsert = (sql: string) => sql.startsWith('insert into')
