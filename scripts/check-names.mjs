// Finds modules whose names differ by letter case alone, like MailTabs.tsx and mailTabs.ts: bundlers and half of the
// world's disks take one for the other.
import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const skipped = new Set(['node_modules', 'dist', '.git', '.cache', 'storybook-static', 'test-results'])

/**
 * Modules in a folder and below it that have a twin.
 *
 * @param {string} folder where to begin
 * @returns {string[]} pairs, as `folder: one, other`
 */
function twins(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !skipped.has(name))
  /** @type {Map<string, string[]>} */
  const byName = new Map()
  for (const { name } of entries) {
    const key = name.toLowerCase().replace(/\.(tsx?|mjs|js)$/, '')
    byName.set(key, [...(byName.get(key) ?? []), name])
  }
  const here = [...byName.values()]
    .filter((names) => new Set(names.map((name) => name.replace(/\.(tsx?|mjs|js)$/, ''))).size > 1)
    .map((names) => `${folder.slice(root.length + 1)}: ${names.join(', ')}`)
  const folders = entries.filter((entry) => entry.isDirectory())
  return [...here, ...folders.flatMap(({ name }) => twins(join(folder, name)))]
}

const found = ['packages', 'examples', 'scripts', 'bench', 'e2e'].flatMap((name) => twins(join(root, name)))
for (const pair of found) console.error(`Names that differ by letter case alone: ${pair}`)
process.exitCode = found.length > 0 ? 1 : 0
