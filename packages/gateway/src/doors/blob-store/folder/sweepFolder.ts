import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobKey } from '../BlobStore'
import type { BlobFolder } from './BlobFolder'
import { unlinkIfThere } from './unlinkIfThere'

/** A blob may lie for a while before its row is written: a mail of 50 MB that is still being read, an upload. */
const defaultMinAgeMs = 3_600_000

type IsReferenced = (keys: readonly BlobKey[]) => Promise<ReadonlySet<BlobKey>>

/** @see BlobStore.sweep */
export async function sweepFolder(
  folder: BlobFolder,
  isReferenced: IsReferenced,
  minAgeMs = defaultMinAgeMs,
): Promise<number> {
  const before = Date.now() - minAgeMs
  let deletedCount = await deleteOld(
    (await readdir(folder.incomingPath)).map((name) => join(folder.incomingPath, name)),
    before,
  )
  for (const shard of folder.shards) {
    const names = await readdir(join(folder.root, shard))
    const keys = names.map((name) => `${shard}/${name}`).filter((key) => folder.isKey(key))
    if (keys.length === 0) continue
    const used = await isReferenced(keys)
    const unused = keys.filter((key) => !used.has(key))
    deletedCount += await deleteOld(
      unused.map((key) => folder.path(key)),
      before,
    )
  }
  return deletedCount
}

async function deleteOld(paths: readonly string[], before: number): Promise<number> {
  let count = 0
  for (const path of paths) {
    // Changed time, not modified time: a copy keeps the latter of its original.
    const info = await stat(path).catch(() => undefined)
    if (info === undefined || info.ctimeMs > before) continue
    // Its writer or another sweep may take it in this moment.
    if (await unlinkIfThere(path)) count += 1
  }
  return count
}
