// For work on the components: the gateway from a fresh build, and the reference host with hot updates in front of it.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foreground, isStopping, stopAll } from './foreground.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const program = 'packages/gateway/dist/main.js'
const env = {
  ...process.env,
  MAILROOM_DATA_FOLDER: process.env.MAILROOM_DATA_FOLDER ?? join(root, '.mailroom-data'),
}

const gatewayUrl = `http://127.0.0.1:${process.env.MAILROOM_HTTP_PORT ?? 8080}`

const run = (command, args, folder = '.', more = {}) =>
  foreground(command, args, { cwd: join(root, folder), env: { ...env, ...more } })

async function main() {
  const built = await run(bin('tsup'), ['--no-dts', '--silent'], 'packages/gateway')
  if (built !== 0) return built
  const filled = await run(process.execPath, [program, 'example'])
  if (filled !== 0) return filled
  // Whichever ends first takes the other along: one of them alone shows nothing.
  const both = [
    run(process.execPath, [program, 'serve']),
    run(bin('vite'), [], 'examples/reference-host', { MAILROOM_GATEWAY_URL: gatewayUrl }),
  ]
  const code = await Promise.race(both)
  const wasStopped = isStopping()
  stopAll()
  await Promise.all(both)
  return wasStopped ? 0 : code
}

process.exitCode = await main()
