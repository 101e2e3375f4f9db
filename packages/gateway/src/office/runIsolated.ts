import { MailroomError } from '@mailroom/core'
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { refused } from './refused'

/** A program that is not trusted with anything. */
export interface IsolatedRun {
  readonly program: string
  readonly words: readonly string[]
  /** Its home. */
  readonly folder: string
  /** A folder that it must not see. */
  readonly hidden: string
  readonly signal: AbortSignal
}

/** Longest run; the largest files that are previewed take a third of it. */
const maxSeconds = 30
const maxMemoryBytes = 4 * 1024 ** 3
const maxFileBytes = 256 * 1024 ** 2

/**
 * Namespaces of its own: no network, no processes but its own, and mounts that only it sees. When the first process
 * ends, all others do.
 */
const unshare = [
  ...['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--kill-child'],
  'sh',
  '-c',
  // An empty folder lies over ours. The words of the program are never part of the script.
  'set -e; mount -t tmpfs -o ro,size=4k tmpfs "$1"; shift; exec "$@"',
  'sh',
]

/** What `unshare` and the shell answer when they cannot do their part, and a shell that finds no program. */
const setUpFailed = new Set([1, 126, 127])

/**
 * Runs a program without network, without sight of the data folder, with limits on time, memory and files.
 *
 * @throws MailroomError `invalid` when the system or the program is not there or does not end well, `cancelled`
 * @source N1, unshare(1), prlimit(1)
 */
export async function runIsolated({ program, words, folder, hidden, signal }: IsolatedRun): Promise<void> {
  const limits = [`--as=${maxMemoryBytes}`, `--cpu=${maxSeconds}`, `--fsize=${maxFileBytes}`, '--core=0']
  const command = [...unshare, resolve(hidden), 'prlimit', ...limits, program, ...words]
  const child = spawn('unshare', command, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    stdio: 'ignore',
    // Killed as a group, should the first process not take the others along.
    detached: true,
  })
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) killGroup(child.pid)
  }
  const late = setTimeout(end, maxSeconds * 1000)
  signal.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((done, fail) => {
      child.once('error', fail)
      child.once('close', (status) => done(status))
    })
    if (signal.aborted) throw new MailroomError('cancelled', 'Nobody waits for the file any more.')
    if (code !== 0) throw refused(code !== null && setUpFailed.has(code) ? 'officeMissing' : 'officeBroken')
  } catch (error) {
    throw error instanceof MailroomError ? error : refused('officeMissing', error)
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', end)
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended in this moment.
  }
}
