// Measures Mailroom as it is started, prints the figures, and with `--write` keeps them in docs/performance.md.
//   pnpm bench [--write] [--mails 20000] [--built] [--only embedded|writing|imap|mailbox|large|live|peers]
// `--only peers` goes through the mailbox beside Roundcube, which Debian's installer brings; nothing else starts it.
// MAILROOM_BENCH names a folder with a generate.mjs of mails; without one, mails of our own are used.
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { browser } from './browser.mjs'
import { debianProgram } from './debian.mjs'
import { fetchServers } from './servers.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1

if (!process.argv.includes('--built') && run(['scripts/build-product.mjs']) !== 0) process.exit(1)

// Two folders deep, as the sources are, because they find the repository from where they lie.
const program = join(root, '.cache/bench/main.mjs')
await build({
  entryPoints: [join(root, 'bench/main.ts')],
  outfile: program,
  bundle: true,
  // Our own packages are read from their source; what is a program of its own stays outside.
  conditions: ['@mailroom/source', 'import'],
  external: ['playwright', 'nodemailer'],
  // Packages in the old module format look for Node's own modules by it.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  platform: 'node',
  format: 'esm',
  target: 'node22',
  logLevel: 'error',
})
const only = process.argv.includes('--only')
if (!only || ['imap', 'mailbox', 'peers'].some((part) => process.argv.includes(part))) fetchServers()
if (process.argv.includes('peers')) fetchRoundcube()
process.exitCode = run([program, ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser({ isMeasured: true }),
})

/** Whoever wants to measure beside it has to have it. */
function fetchRoundcube() {
  const wanted = ['roundcube-core', 'roundcube-sqlite3', 'php8.2-fpm', 'php8.2-sqlite3', 'nginx-light']
  const places = ['/usr/share/roundcube/index.php', '/usr/sbin/php-fpm8.2', '/usr/sbin/nginx']
  if (places.every((place) => debianProgram([place], wanted))) return
  console.error(
    `Roundcube is neither here nor may it be installed. Install it (Debian 12: ${wanted.join(' ')}).`,
  )
  process.exit(1)
}
