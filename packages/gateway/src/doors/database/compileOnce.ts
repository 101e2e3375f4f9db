import type { CompiledQuery } from 'kysely'
import { isPostgres } from './columns'
import type { Executor } from './Database'

/** A statement of Kysely's, put together or written out. */
interface Statement<Row> {
  compile(executor: Executor): CompiledQuery<Row>
}

/** Stands in a statement where a value will be. */
class Slot {
  constructor(readonly name: string) {}
}

/** Answers a slot to whoever asks for a value. */
const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * A statement whose text is made once, for what is asked with every request: making it takes Kysely as long as carrying it
 * out takes SQLite.
 *
 * @param make is given slots in the place of the values: it hands them on to the statement and does nothing else with them,
 *             neither compare nor count
 */
export function compileOnce<Values extends object, Row>(
  make: (executor: Executor, values: Values) => Statement<Row>,
): (executor: Executor, values: Values) => Promise<Row[]> {
  const compiled: { postgres?: CompiledQuery<Row>; sqlite?: CompiledQuery<Row> } = {}
  return async (executor, values) => {
    const query = (compiled[isPostgres(executor) ? 'postgres' : 'sqlite'] ??= make(
      executor,
      slots as Values,
    ).compile(executor))
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.name as keyof Values] : one,
    )
    return (await executor.executeQuery<Row>({ ...query, parameters })).rows
  }
}
