import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the operating system's lock on the folder's lock file. Node has no call for file locks, SQLite has: the lock file
 * is an empty database on which we hold an exclusive transaction.
 *
 * @returns lets go of the lock
 */
export async function holdLock(path: string, pidFile: string): Promise<() => void> {
  const handle = new DatabaseSync(join(path, 'mailroom.lock'), { timeout: 0 })
  try {
    handle.exec('begin exclusive')
  } catch (error) {
    handle.close()
    throw new Error(await explain(path, pidFile, error), { cause: error })
  }
  return () => handle.close()
}

async function explain(path: string, pidFile: string, error: unknown): Promise<string> {
  if (!/locked|busy/i.test(String(error))) {
    return `The data folder ${path} could not be locked, so nothing was started in it: ${String(error)}`
  }
  const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim()
  const holder = pid === '' ? 'another process' : `another process (pid ${pid})`
  return (
    `The data folder ${path} is in use by ${holder}. Two gateways on one folder would damage the mail in it: ` +
    'stop the other one first, or choose another folder.'
  )
}
