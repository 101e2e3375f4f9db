// Runs everything that must pass and ends with one line: "N passed, N failed". `--long` adds the tests of many minutes.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browser } from './browser.mjs'
import { countedRun } from './countedRun.mjs'
import { fetchServers } from './servers.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const corpora = process.env.MAILROOM_CORPORA ?? resolve(root, '../shared/corpora')
const bin = (name) => join(root, 'node_modules/.bin', name)
const node = process.execPath
/** The tests of components and of the product are most of them, so a run without a browser is a failed one. */
function browserOrEnd() {
  try {
    return browser()
  } catch (error) {
    console.log(`${error.message}\n\n0 passed, 1 failed`)
    return process.exit(1)
  }
}
fetchServers()
const env = {
  ...process.env,
  CHROMIUM_PATH: browserOrEnd(),
  MAILROOM_SUM: '1',
  ...(existsSync(corpora) ? { MAILROOM_CORPORA: corpora } : {}),
  ...(process.argv.includes('--long') ? { MAILROOM_LONG: '1' } : {}),
}

/** @typedef {[title: string, command: string, args: string[]]} Step */

/**
 * One after the other; those of a row at the same time, since the first waits for servers more than it computes.
 *
 * @type {Step[][]}
 */
const rows = [
  [['Checks', node, ['scripts/check.mjs', '--quick']]],
  [
    ['Rules and gateway', bin('vitest'), ['run', '--project', 'node', '--project', 'postgres']],
    ['Components and stories', bin('vitest'), ['run', '--project', 'browser', '--project', 'stories']],
  ],
  [['The product as it is started', node, ['scripts/build-product.mjs', '--count']]],
  [['The product in a browser', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts']]],
]

/**
 * @param {Step} step what to run
 * @param {(line: string) => void} print takes what it says
 */
async function take([title, command, args], print) {
  const started = performance.now()
  print(`\n== ${title}`)
  const { passed, failed } = await countedRun(command, args, { cwd: root, env }, print)
  const seconds = Math.round((performance.now() - started) / 1000)
  print(`${title}: ${passed} right, ${failed} wrong, ${seconds} s`)
  total.passed += passed
  total.failed += failed
}

const total = { passed: 0, failed: 0 }
for (const [first, ...others] of rows) {
  // What the others say is kept until the first has said all.
  const waiting = others.map((step) => {
    /** @type {string[]} */
    const lines = []
    return take(step, (line) => lines.push(line)).then(() => lines)
  })
  await take(first, console.log)
  for (const lines of await Promise.all(waiting)) console.log(lines.join('\n'))
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
