import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { EachOf } from './repeated'

interface Prepared {
  readonly statement: StatementSync
  /** Names of the columns of its rows; none when it returns no rows. */
  readonly columns: readonly string[]
}

/** Statements kept ready; the one that was used longest ago goes first. */
const maxStatements = 400

/**
 * Statements with more parameters are lists of some length that hardly comes again, and keep what they were given. They are
 * kept from their second time on; inserts, which come again and again with as many rows and take longest to prepare, at once.
 */
const maxKeptParameters = 64

/** Of so many long statements it is known that they came. */
const maxOnce = 50

/** One handle with its prepared statements. */
export class StatementCache {
  readonly #prepared = new Map<string, Prepared>()
  readonly #once = new Set<string>()

  constructor(private readonly handle: DatabaseSync) {}

  execute<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, columns } = this.#prepare(query)
    const [first] = query.parameters
    if (first instanceof EachOf) return { rows: first.rows.map((row) => statement.run(...row) as R) }
    const parameters = query.parameters as SQLInputValue[]
    if (columns.length > 0) return { rows: named<R>(columns, statement.all(...parameters)) }
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
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) }
    if (prepared.columns.length > 0) statement.setReturnArrays(true)
    if (parameters.length > maxKeptParameters && !isInsert(sql) && this.#isFirst(sql)) return prepared
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > maxStatements) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    return prepared
  }

  #isFirst(sql: string): boolean {
    if (this.#once.delete(sql)) return false
    this.#once.add(sql)
    if (this.#once.size > maxOnce) {
      const [oldest] = this.#once
      if (oldest !== undefined) this.#once.delete(oldest)
    }
    return true
  }
}

/** Rows as objects, put together here: those of Node's own take twice as long to make and to read. */
const named = <R>(columns: readonly string[], rows: readonly unknown[]) =>
  (rows as readonly (readonly unknown[])[]).map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < columns.length; at += 1) row[columns[at]!] = values[at]
    return row as R
  })

const isInsert = (sql: string) => sql.startsWith('insert into')
