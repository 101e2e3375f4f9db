// Runs Mailroom on its embedded default: builds it when needed, fills an empty data folder with a small company, serves.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foreground } from './foreground.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const built = [
  join(root, 'packages/gateway/dist/main.js'),
  join(root, 'examples/reference-host/dist/index.html'),
]

/** Time of the newest file below a folder. */
function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return time
}

const isFresh = () => {
  if (!built.every((file) => existsSync(file))) return false
  const source = Math.max(
    newest(join(root, 'packages')),
    newest(join(root, 'examples')),
    statSync(join(root, 'pnpm-lock.yaml')).mtimeMs,
  )
  return built.every((file) => statSync(file).mtimeMs > source)
}

const run = (words, env = {}) =>
  foreground(process.execPath, words, { cwd: root, env: { ...process.env, ...env } })

if (!isFresh()) {
  console.log('Building Mailroom (once, about half a minute) ...')
  const code = await run(['scripts/build-product.mjs'])
  if (code !== 0) process.exit(code)
}
const folder = process.env.MAILROOM_DATA_FOLDER ?? join(root, '.mailroom-data')
const env = {
  MAILROOM_DATA_FOLDER: folder,
  MAILROOM_HOST_FOLDER: process.env.MAILROOM_HOST_FOLDER ?? dirname(built[1]),
}
const code = await run([built[0], 'example'], env)
process.exitCode =
  code === 0 ? await run(['--max-semi-space-size=8', built[0], 'serve', ...process.argv.slice(2)], env) : code
