import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureOrder } from './pictureTickets'

interface Entry {
  readonly bytes: number
  readonly storedAt: number
}

/** A picture from the web that was fetched a moment ago. */
export interface PictureCache {
  read(order: PictureOrder): Promise<Buffer | undefined>
  write(order: PictureOrder, picture: Buffer): Promise<void>
}

/** Where fetched pictures are kept, and how many. */
export interface PictureCacheOptions {
  readonly folder: string
  /** Of all pictures together; beyond, those that nobody has asked for longest go. */
  readonly maxBytes: number
  readonly maxAgeMs: number
  readonly now: () => number
}

/**
 * Keeps fetched pictures in a folder, each for one account: what a sender learns from the first look at a mail it does
 * not learn again, and nobody can tell by the time it takes what others have read.
 */
export async function openPictureCache(options: PictureCacheOptions): Promise<PictureCache> {
  const { folder, maxBytes, maxAgeMs, now } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const entries = await readEntries(folder)
  let total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const drop = async (name: string) => {
    total -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
    await rm(join(folder, name), { force: true })
  }

  return {
    async read(order) {
      const name = nameOf(order)
      const entry = entries.get(name)
      if (entry === undefined) return undefined
      if (entry.storedAt + maxAgeMs < now()) {
        await drop(name)
        return undefined
      }
      // The one asked for last goes last.
      entries.delete(name)
      entries.set(name, entry)
      return readFile(join(folder, name)).catch(async () => {
        await drop(name)
        return undefined
      })
    },

    async write(order, picture) {
      const name = nameOf(order)
      const draft = join(folder, `${randomUUID()}.part`)
      await writeFile(draft, picture, { mode: 0o600 })
      await rename(draft, join(folder, name))
      total += picture.length - (entries.get(name)?.bytes ?? 0)
      entries.delete(name)
      entries.set(name, { bytes: picture.length, storedAt: now() })
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        await drop(oldest)
      }
    },
  }
}

const nameOf = ({ accountId, address }: PictureOrder) =>
  createHash('sha256').update(`${accountId} ${address}`).digest('hex')

/** What is there from before, oldest first; half-written files go. */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const found: (readonly [string, Entry])[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!/^[0-9a-f]{64}$/.test(name)) await rm(path, { recursive: true, force: true })
    else {
      const { size, mtimeMs } = await stat(path)
      found.push([name, { bytes: size, storedAt: mtimeMs }])
    }
  }
  return new Map(found.toSorted(([, a], [, b]) => a.storedAt - b.storedAt))
}
