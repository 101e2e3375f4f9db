import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of test input from other projects: `MAILROOM_CORPORA`, or `shared/corpora` beside the checkout; undefined when neither is there. */
function corporaFolder(): string | undefined {
  const candidates = [
    process.env.MAILROOM_CORPORA,
    resolve(import.meta.dirname, '../../../../../../shared/corpora'),
  ]
  return candidates.find((folder) => folder !== undefined && existsSync(folder))
}

/** Every file below a folder of the corpora; none when they are absent. */
export function corpusFiles(folder: string): string[] {
  const root = corporaFolder()
  if (!root || !existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
