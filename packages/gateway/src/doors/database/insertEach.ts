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
 * @param insert makes the insert of the rows that it is given, and of no other values
 * @returns      inserts rows: not none, and of values alone. An id that some of them leave out is the next free one,
 *               anything else null
 */
export function insertEach<Row extends object>(
  insert: (executor: Executor, rows: readonly Row[]) => Insert<unknown>,
): (executor: Executor, rows: readonly Row[]) => Promise<void> {
  const insertOneByOne = oneByOne(insert)
  return async (executor, rows) => {
    if (isPostgres(executor)) await insert(executor, rows).execute()
    else await insertOneByOne(executor, rows)
  }
}

/**
 * The same for rows whose ids are wanted. SQLite names them by itself: RETURNING would take it as long as the insert.
 *
 * @param keyOf     tells the rows apart
 * @param returning carries out the insert of all rows, and answers id and key of those that were inserted
 * @returns         answers ids by that key
 */
export function insertForIds<Row extends object, Key>(
  keyOf: (row: Row) => Key,
  insert: (executor: Executor, rows: readonly Row[]) => Compilable,
  returning: (
    executor: Executor,
    rows: readonly Row[],
  ) => Promise<readonly { readonly id: number; readonly key: Key }[]>,
): (executor: Executor, rows: readonly Row[]) => Promise<ReadonlyMap<Key, number>> {
  const insertOneByOne = oneByOne(insert)
  return async (executor, rows) => {
    const ids = new Map<Key, number>()
    if (isPostgres(executor)) {
      for (const { id, key } of await returning(executor, rows)) ids.set(key, id)
      return ids
    }
    const results = await insertOneByOne(executor, rows)
    for (const [index, { changes, lastInsertRowid }] of results.entries()) {
      if (Number(changes) > 0) ids.set(keyOf(rows[index]!), Number(lastInsertRowid))
    }
    return ids
  }
}

/** The text for each choice of columns is made once. */
function oneByOne<Row extends object>(insert: (executor: Executor, rows: readonly Row[]) => Compilable) {
  const texts = new Map<string, string>()
  return async (executor: Executor, rows: readonly Row[]): Promise<StatementResultingChanges[]> => {
    const names = namesIn(rows)
    const key = names.join()
    let text = texts.get(key)
    if (text === undefined) texts.set(key, (text = textFor(executor, names, insert)))
    const values = rows.map((row) => names.map((name) => (row[name] ?? null) as SQLInputValue))
    return (await executor.executeQuery(repeated(text, values))).rows
  }
}

function textFor<Row extends object>(
  executor: Executor,
  names: readonly (keyof Row)[],
  insert: (executor: Executor, rows: readonly Row[]) => Compilable,
): string {
  const row = Object.fromEntries(names.map((name) => [name, null])) as Row
  const { sql, parameters } = insert(executor, [row]).compile()
  if (parameters.length !== names.length) throw new Error('The insert has values that are not of its rows')
  return sql
}

/** Columns of which one of the rows says something. */
function namesIn<Row extends object>(rows: readonly Row[]): (keyof Row & string)[] {
  const names = new Set<keyof Row & string>()
  for (const row of rows) for (const name in row) if (row[name] !== undefined) names.add(name)
  return [...names]
}
