// For work on the components: the gateway from a fresh build, and the reference host with hot updates in front of it.
import { spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const program = 'packages/gateway/dist/main.js'
const env = {
  ...process.env,
  MAILROOM_DATA_FOLDER: process.env.MAILROOM_DATA_FOLDER ?? join(root, '.mailroom-data'),
  MAILROOM_GATEWAY_URL: `http://127.0.0.1:${process.env.MAILROOM_HTTP_PORT ?? 8080}`,
}

const children = new Set()
let isStopping = false
function stop() {
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

/** Runs a program to its end, and answers with its exit code. */
function run(command, args, folder = '.') {
  if (isStopping) return Promise.resolve(1)
  const child = spawn(command, args, { cwd: join(root, folder), stdio: 'inherit', env })
  children.add(child)
  return new Promise((done) => {
    child.on('exit', (code, signal) => {
      children.delete(child)
      done(signal ? 1 : (code ?? 1))
    })
  })
}

async function main() {
  const built = await run(bin('tsup'), ['--no-dts', '--silent'], 'packages/gateway')
  if (built !== 0) return built
  const filled = await run(process.execPath, [program, 'example'])
  if (filled !== 0) return filled
  // Whichever ends first takes the other along: one of them alone shows nothing.
  const both = [run(process.execPath, [program, 'serve']), run(bin('vite'), [], 'examples/reference-host')]
  const code = await Promise.race(both)
  const wasStopped = isStopping
  stop()
  await Promise.all(both)
  return wasStopped ? 0 : code
}

process.exitCode = await main()
