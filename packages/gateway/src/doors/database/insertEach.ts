import type { SQLInputValue } from 'node:sqlite'
import type { Compilable } from 'kysely'
import { isPostgres } from './columns'
import type { Executor } from './Database'
import { repeated } from './sqlite/repeated'

/** An insert that can be carried out or looked at. */
interface Insert<R> extends Compilable<R> {
  execute(): Promise<R[]>
}

/**
 * Inserts rows: PostgreSQL takes them in one statement, SQLite one after the other in a statement that is made once. For it,
 * a long statement is no quicker than many short ones, and making its text takes as long as carrying it out.
 *
 * @param rows   not empty; of values alone. An id that some of them leave out is the next free one, anything else null
 * @param insert of the rows that it is given, and of no other values
 */
export async function insertEach<Row extends object, R>(
  executor: Executor,
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Insert<R>,
): Promise<R[]> {
  if (isPostgres(executor)) return insert(rows).execute()
  const names = [...new Set(rows.flatMap(namesIn))]
  const { sql, parameters } = insert([Object.fromEntries(names.map((name) => [name, null])) as Row]).compile()
  if (parameters.length !== names.length) throw new Error('The insert has values that are not of its rows')
  const values = rows.map((row) => names.map((name) => (row[name] ?? null) as SQLInputValue))
  return (await executor.executeQuery(repeated<R>(sql, values))).rows
}

const namesIn = <Row extends object>(row: Row) =>
  (Object.keys(row) as (keyof Row)[]).filter((name) => row[name] !== undefined)
