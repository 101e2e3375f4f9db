// Where the tests put what they forget afterwards: in memory, when there is room.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of Linux that lies in memory. */
const memory = '/dev/shm'
/** The tests put less than two there at a time, and browsers and servers need the others. */
const neededBytes = 8 * 1024 ** 3

/**
 * Makes a folder in memory for temporary files; a disk is asked to flush some hundred thousand times in a run. Suites about
 * crashes lose nothing by it: they kill programs, never the machine, and what a killed program has written is kept by the
 * system here as on a disk. The folder goes when this process ends.
 *
 * @returns its path; undefined when there is no such folder or too little room
 */
export function quickFolder() {
  if (process.platform !== 'linux' || process.availableMemory() < neededBytes) return undefined
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < neededBytes) return undefined
    const folder = mkdtempSync(join(memory, 'mailroom-run-'))
    // Servers that the tests start run as other users.
    chmodSync(folder, 0o1777)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    // Nobody else gives this memory back when the run is broken off.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
    return folder
  } catch {
    return undefined
  }
}
