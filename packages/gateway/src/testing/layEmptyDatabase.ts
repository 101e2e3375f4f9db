import { randomUUID } from 'node:crypto'
import { constants, copyFile, rename } from 'node:fs/promises'
import { inject } from 'vitest'
import { openDatabase } from '../doors/database/openDatabase'

/**
 * Lays a migrated, empty SQLite database at `file`. It is migrated once in a run, by whoever comes first, since that takes
 * ten times as long as a copy.
 */
export async function layEmptyDatabase(file: string): Promise<void> {
  const shared = inject('sqlite')
  if (shared === undefined) return
  const copy = () => copyFile(shared, file, constants.COPYFILE_FICLONE)
  try {
    await copy()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const draft = `${shared}.${randomUUID()}`
    await (await openDatabase(draft)).close()
    // Others may be doing the same; each finds one that is whole.
    await rename(draft, shared)
    await copy()
  }
}
