import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the migrated, empty SQLite database of the run lies, or will lie. */
    sqlite?: string
  }
}

/** A place for it, for a whole run of tests. */
export default async function shareEmptyDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-empty-'))
  project.provide('sqlite', join(folder, 'mailroom.db'))
  return () => rm(folder, { recursive: true, force: true })
}
