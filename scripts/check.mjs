// Everything that CI knows about the code. `--quick` is what can be said without building or running it.
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countedRun } from './countedRun.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const node = process.execPath

/** @typedef {[title: string, command: string, args: string[]]} Step */

/**
 * One thing to find right or wrong each.
 *
 * @type {Step[]}
 */
const quick = [
  ['file names', node, ['scripts/check-names.mjs']],
  ['format', bin('oxfmt'), ['--list-different', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types', 'pnpm', ['--silent', 'typecheck']],
  ['import arrows', bin('depcruise'), ['packages', 'examples', '--config', '.dependency-cruiser.cjs']],
  ['unused', bin('knip'), ['--no-progress']],
]
/** @type {Step[]} */
const built = [
  ['build', 'pnpm', ['-r', 'build']],
  ['styles stay inside', node, ['scripts/check-styles.mjs']],
]
/**
 * Programs that count for themselves. The tests bring the quick checks with them.
 *
 * @type {Step[]}
 */
const counted = [
  ['packages', node, ['scripts/check-packages.mjs', '--built']],
  ['sizes', node, ['scripts/sizes.mjs']],
  ['tests', node, ['scripts/test-all.mjs']],
]
const isQuick = process.argv.includes('--quick')

/** What is right is one line; what is wrong says everything, below the line that names it. */
function run([, command, args]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status === 0) return { passed: 1, failed: 0, told: [] }
  const told = [error?.message, stdout, stderr].filter(Boolean).join('\n').trim().split('\n')
  return { passed: 0, failed: 1, told: told.map((line) => `      | ${line}`) }
}

const sum = { passed: 0, failed: 0 }
const add = ([title], { passed, failed, told }, started) => {
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log([`${failed === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)`, ...told].join('\n'))
  sum.passed += passed
  sum.failed += failed
}
for (const step of isQuick ? quick : built) {
  const started = performance.now()
  add(step, run(step), started)
}
for (const step of isQuick ? [] : counted) {
  const started = performance.now()
  console.log(`\n== ${step[0]}`)
  add(step, { ...(await countedRun(step[1], step[2], { cwd: root })), told: [] }, started)
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0
