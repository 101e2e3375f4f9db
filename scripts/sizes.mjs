// Measures what each browser package costs a page, gzipped, with everything it brings along, against .size-limit.json.
// `--write` sets every limit 8 % above what was measured. Needs built packages.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const file = join(root, '.size-limit.json')
const room = 1.08
const isWriting = process.argv.includes('--write')

const { stdout, stderr, error } = spawnSync(join(root, 'node_modules/.bin/size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
})
/** Kilobytes as size-limit counts them. */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`

/** @returns {{ name: string, size?: number, sizeLimit: number }[]} an empty list when the tool did not get that far */
function read() {
  try {
    const found = JSON.parse(stdout)
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

const checks = JSON.parse(readFileSync(file, 'utf8'))
const measured = read()
const sum = { passed: 0, failed: 0 }
for (const check of checks) {
  const found = measured.find(({ name }) => name === check.name)
  if (found?.size === undefined) {
    sum.failed += 1
    console.log(`FAILED ${check.name}: could not be measured`)
    continue
  }
  if (isWriting) check.limit = `${(Math.ceil((found.size * room) / 10) / 100).toFixed(2)} kB`
  const isOver = !isWriting && found.size > found.sizeLimit
  if (isOver) sum.failed += 1
  else sum.passed += 1
  console.log(`${isOver ? 'FAILED' : 'ok    '} ${check.name}: ${kilobytes(found.size)}, limit ${check.limit}`)
}
if (measured.length === 0)
  console.log(['Are all packages built?', error?.message, stdout, stderr].filter(Boolean).join('\n'))
if (isWriting && sum.failed === 0) writeFileSync(file, `${JSON.stringify(checks, undefined, 2)}\n`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0
