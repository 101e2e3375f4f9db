// Programs that a run needs and that no npm package brings: found on this machine, or fetched with Debian's installer.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Path of a program on PATH, or undefined. */
export const find = (name) => {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

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
 * Path of a program that a Debian package brings, fetched when it is missing and where that is possible.
 *
 * @param {readonly string[]} places paths where it may be, the best first; a name without "/" is looked for on PATH
 * @param {readonly string[]} wanted packages that bring it
 * @returns {string | undefined} undefined when it is not there and cannot be had
 */
export function debianProgram(places, wanted) {
  const installed = () =>
    places.map((place) => (place.includes('/') ? existsSync(place) && place : find(place))).find(Boolean)
  return installed() ?? (installPackages(wanted) ? installed() : undefined)
}
