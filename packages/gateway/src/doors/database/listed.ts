import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './columns'
import type { Executor } from './Database'

/** Several values as one parameter. */
export type Listed = string | readonly (string | number)[]

/**
 * Makes one parameter of several values, so that a statement has the same text however many they are. A list that is written
 * out has another text at each length: it is made and prepared anew, and for a hundred values that takes as long as asking.
 */
export const listed = (executor: Executor, values: readonly string[] | readonly number[]): Listed =>
  isPostgres(executor) ? values : JSON.stringify(values)

/** The values of it, as a subquery of one column. */
export const valuesOf = <Value extends string | number>(
  executor: Executor,
  list: Listed,
  type: Value extends string ? 'text' : 'bigint',
): RawBuilder<Value> =>
  isPostgres(executor)
    ? sql`(select unnest(cast(${list} as ${sql.raw(type)}[])))`
    : sql`(select value from json_each(${list}))`
