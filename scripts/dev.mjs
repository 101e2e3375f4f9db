// For work on the components: the gateway from a fresh build, and the reference host with hot updates in front of it.
import { spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const children = []
function run(command, args, cwd) {
  const child = spawn(command, args, {
    cwd: join(root, cwd),
    stdio: 'inherit',
    env: {
      ...process.env,
      MAILROOM_DATA_FOLDER: process.env.MAILROOM_DATA_FOLDER ?? join(root, '.mailroom-data'),
    },
  })
  children.push(child)
  return child
}
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

run(bin('tsup'), ['--no-dts', '--silent'], 'packages/gateway').on('exit', (code) => {
  if (code !== 0) return process.exit(code ?? 1)
  run(process.execPath, ['dist/main.js', 'serve'], 'packages/gateway').on('exit', stop)
  run(bin('vite'), [], 'examples/reference-host').on('exit', stop)
})
