import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../doors/database/Database'

/** A database that notes what it is asked. */
export interface RecordedQueries {
  /** The same database. */
  readonly database: Database
  /** How SQLite answers each statement that was asked so far: its plan, a line each, by its text. */
  plans(): Promise<ReadonlyMap<string, string>>
}

/** Notes all that a database is asked from now on. */
export function recordedQueries(plain: Database): RecordedQueries {
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    database: {
      ...plain,
      db: plain.db.withPlugin(recorder),
      transaction: (work, turns, isCache) =>
        plain.transaction((trx) => work(trx.withPlugin(recorder)), turns, isCache),
    },
    async plans() {
      const plans = new Map<string, string>()
      for (const node of nodes) {
        const { sql, parameters } = plain.db.getExecutor().compileQuery(node, { queryId: 'explained' })
        const { rows } = await plain.db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
        )
        plans.set(sql, rows.map(({ detail }) => detail).join('\n'))
      }
      return plans
    },
  }
}
