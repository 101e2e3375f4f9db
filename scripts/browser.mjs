// Finds a Chromium for the browser tests, and gets one where that is possible.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const packages = ['chromium', 'fonts-liberation', 'fonts-noto-cjk']

/** Path of a program on PATH, or undefined. */
const find = (name) => {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const playwrightsOwn = () => {
  const { chromium } = createRequire(import.meta.url)('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const installed = () => process.env.CHROMIUM_PATH ?? names.map(find).find(Boolean) ?? playwrightsOwn()

/** Debian packages that a run needs, fetched with the system's own installer where it may be used. */
export function installPackages(wanted) {
  if (!find('apt-get')) return false
  const isRoot = process.getuid?.() === 0
  const run = (...words) => {
    const [file, ...rest] = isRoot ? words : ['sudo', '-n', ...words]
    execFileSync(file, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  try {
    // Another installer may be at work: wait for its lock instead of failing at once.
    run('apt-get', '-o', 'DPkg::Lock::Timeout=300', 'update')
    run('apt-get', '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...wanted)
    return true
  } catch {
    return false
  }
}

/**
 * Path of a Chromium.
 *
 * @throws {Error} with a sentence for the person at the terminal, when none is there and none can be had
 */
export function browser() {
  const path = installed() ?? (installPackages(packages) ? installed() : undefined)
  if (path) return path
  throw new Error(
    'The tests need Chromium and found none. Install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  )
}
