import type { SQLInputValue, StatementResultingChanges } from 'node:sqlite'
import type { Compilable } from 'kysely'
import { isPostgres } from './columns'
import type { Executor } from './Database'
import { repeated } from './sqlite/repeated'

/** An insert that can be carried out or looked at. */
interface Insert<R> extends Compilable {
  execute(): Promise<R[]>
}

/**
 * Inserts rows: PostgreSQL takes them in one statement, SQLite one after the other in a statement that is made once. For it,
 * a long statement is no quicker than many short ones, and making its text takes as long as carrying it out.
 *
 * @param rows   not empty; of values alone. An id that some of them leave out is the next free one, anything else null
 * @param insert of the rows that it is given, and of no other values
 */
export async function insertEach<Row extends object>(
  executor: Executor,
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Insert<unknown>,
): Promise<void> {
  if (isPostgres(executor)) await insert(rows).execute()
  else await insertOneByOne(executor, rows, insert)
}

/**
 * The same for rows whose ids are wanted. SQLite names them by itself: RETURNING would take it as long as the insert.
 *
 * @param keyOf     tells the rows apart
 * @param returning carries out the insert of all rows, and answers id and key of those that were inserted
 * @returns         ids by that key
 */
export async function insertForIds<Row extends object, Key>(
  executor: Executor,
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  insert: (rows: readonly Row[]) => Compilable,
  returning: (rows: readonly Row[]) => Promise<readonly { readonly id: number; readonly key: Key }[]>,
): Promise<ReadonlyMap<Key, number>> {
  const ids = new Map<Key, number>()
  if (isPostgres(executor)) {
    for (const { id, key } of await returning(rows)) ids.set(key, id)
    return ids
  }
  const results = await insertOneByOne(executor, rows, insert)
  for (const [index, { changes, lastInsertRowid }] of results.entries()) {
    if (Number(changes) > 0) ids.set(keyOf(rows[index]!), Number(lastInsertRowid))
  }
  return ids
}

async function insertOneByOne<Row extends object>(
  executor: Executor,
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Compilable,
): Promise<StatementResultingChanges[]> {
  const names = [...new Set(rows.flatMap(namesIn))]
  const { sql, parameters } = insert([Object.fromEntries(names.map((name) => [name, null])) as Row]).compile()
  if (parameters.length !== names.length) throw new Error('The insert has values that are not of its rows')
  const values = rows.map((row) => names.map((name) => (row[name] ?? null) as SQLInputValue))
  return (await executor.executeQuery(repeated(sql, values))).rows
}

const namesIn = <Row extends object>(row: Row) =>
  (Object.keys(row) as (keyof Row)[]).filter((name) => row[name] !== undefined)
