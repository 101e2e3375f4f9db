// Runs everything that must pass and ends with one line: "N passed, N failed". `--long` adds the tests of many minutes.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browser } from './browser.mjs'
import { countedRun } from './countedRun.mjs'
import { quickFolder } from './quickFolder.mjs'
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
const folder = quickFolder()
const env = {
  ...process.env,
  CHROMIUM_PATH: browserOrEnd(),
  MAILROOM_SUM: '1',
  ...(folder === undefined ? {} : { TMPDIR: folder }),
  ...(existsSync(corpora) ? { MAILROOM_CORPORA: corpora } : {}),
  ...(process.argv.includes('--long') ? { MAILROOM_LONG: '1' } : {}),
}

/** @typedef {[title: string, command: string, args: string[]]} Step */
/** @param {string[]} names */
const projects = (...names) => ['run', ...names.flatMap((name) => ['--project', name])]
/** @type {Step[]} */
const first = [
  ['Checks', node, ['scripts/check.mjs', '--quick']],
  ['The product as it is started', node, ['scripts/build-product.mjs', '--count']],
]
/**
 * Then two rows of steps run side by side: one alone leaves two cores waiting now and then, and three get into each other's way.
 *
 * @type {Step[][]}
 */
const rows = [
  [['Rules and gateway', bin('vitest'), projects('node', 'postgres')]],
  [
    ['The product in a browser', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts']],
    [
      'Components and stories',
      node,
      ['scripts/afterwards.mjs', bin('vitest'), ...projects('browser', 'stories')],
    ],
  ],
]
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const faults = []

/** @param {Step[]} steps one after the other */
async function runAll(steps) {
  for (const [title, command, args] of steps) {
    const started = performance.now()
    console.log(`\n== ${title}`)
    const { passed, failed, told } = await countedRun(command, args, { cwd: root, env })
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${title}: ${passed} right, ${failed} wrong, ${seconds} s`)
    total.passed += passed
    total.failed += failed
    faults.push(...told)
  }
}

await runAll(first)
await Promise.all(rows.map(runAll))
// Once more, where nobody has to look for it.
if (faults.length > 0) console.log(['', '== What was wrong', ...faults].join('\n'))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
