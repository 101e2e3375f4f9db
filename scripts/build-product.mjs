// Builds what `start` runs: the gateway's program and the reference host's pages, compressed once.
// `--count` ends with "N passed, N failed", as the other steps of the test run do.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])

function isBuilt(folder, command, args) {
  const { status, error } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    console.error(`${folder} could not be built: ${error?.message ?? `${command} ended with ${status}`}`)
  return status === 0
}

/** Writes a .gz and a .br beside every text file, so that the gateway never compresses while somebody waits. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compress(path)
    else if (compressible.has(extname(entry.name))) {
      const bytes = readFileSync(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    }
  }
}

const gateway = isBuilt('packages/gateway', 'tsup', ['--no-dts', '--silent'])
const host = isBuilt('examples/reference-host', 'vite', ['build', '--logLevel', 'warn'])
if (host) compress(join(root, 'examples/reference-host/dist'))
const failed = [gateway, host].filter((each) => !each).length
if (process.argv.includes('--count')) console.log(`${2 - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
