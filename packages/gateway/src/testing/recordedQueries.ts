import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../doors/database/Database'

/** A database that notes what it is asked. */
export interface RecordedQueries {
  /** The same database. */
  readonly database: Database
  /** How SQLite answers each statement that was asked so far: its plan, a line each, by its text. */
  plans(): Promise<ReadonlyMap<string, string>>
}

/** A statement that Kysely makes when it is carried out, or one that was made before. */
type Asked =
  | { readonly node: RootOperationNode; readonly query?: undefined }
  | { readonly query: CompiledQuery; readonly node?: undefined }

/** Notes all that a database is asked from now on. */
export function recordedQueries(plain: Database): RecordedQueries {
  const asked: Asked[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push({ node })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    database: {
      ...plain,
      db: noting(plain.db.withPlugin(recorder), asked),
      transaction: (work, turns, isCache) =>
        plain.transaction((trx) => work(noting(trx.withPlugin(recorder), asked)), turns, isCache),
    },
    async plans() {
      const plans = new Map<string, string>()
      for (const { node, query } of asked) {
        const { sql, parameters } =
          query ?? plain.db.getExecutor().compileQuery(node, { queryId: 'explained' })
        // What is made once is noted with its values when it is carried out.
        if (parameters.some(isSlot)) continue
        const { rows } = await plain.db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
        )
        plans.set(sql, rows.map(({ detail }) => detail).join('\n'))
      }
      return plans
    },
  }
}

/** Notes statements that were made before. */
function noting<Db extends Pick<Database['db'], 'executeQuery'>>(db: Db, asked: Asked[]): Db {
  const execute = db.executeQuery.bind(db)
  return Object.assign(db, {
    executeQuery: (query: CompiledQuery) => {
      asked.push({ query })
      return execute(query)
    },
  })
}

const isSlot = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
