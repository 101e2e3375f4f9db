import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdLock } from './holdLock'

/** The one folder in which an embedded gateway keeps everything. */
export interface DataFolder {
  readonly path: string
  readonly databaseFile: string
  readonly blobFolder: string
  /** Lets go of the folder. Close what works in it first. */
  close(): Promise<void>
}

/**
 * Opens the data folder, making it when it is not there, and holds it for this process alone.
 *
 * The holder's process id stands in `mailroom.pid`, for people; what counts is a lock of the operating system on
 * `mailroom.lock`, which ends with its process however that ends. So a lock is never stale: after a kill or a power cut
 * the next start just takes it, and a number that meanwhile names another process fools nobody.
 *
 * @throws Error with a sentence for the person at the terminal when another process holds the folder
 * @source GW-02
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const pidFile = join(path, 'mailroom.pid')
  const release = await holdLock(path, pidFile)
  await writeFile(pidFile, `${process.pid}\n`)
  const blobFolder = join(path, 'blobs')
  await mkdir(blobFolder, { recursive: true, mode: 0o700 })
  return {
    path,
    databaseFile: join(path, 'mailroom.db'),
    blobFolder,
    async close() {
      await rm(pidFile, { force: true })
      release()
    },
  }
}
