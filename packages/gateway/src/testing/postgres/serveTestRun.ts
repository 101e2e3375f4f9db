import type { TestProject } from 'vitest/node'
import { PostgresServer } from './PostgresServer'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server of the run, with `{name}` in place of a database's name; absent on SQLite. */
    postgres?: string
  }
}

/** One server for a whole run of tests. */
export default async function serveTestRun(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.open()
  project.provide('postgres', server.url('{name}'))
  return () => server.close()
}
