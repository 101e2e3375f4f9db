import { MailroomError } from '@mailroom/core'
import { link, open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { BlobStore, ByteRange } from '../BlobStore'
import { BlobFolder } from './BlobFolder'
import { sweepFolder } from './sweepFolder'
import { writeDurably } from './writeDurably'

/** Files that are written and flushed at the same time; the platform's thread pool does not take many more. */
const parallelWrites = 8

/**
 * Blobs as files of one folder tree, a file per blob, in 256 folders by the first letters of their random names.
 *
 * Why a blob is safe when `put` resolves: its bytes are flushed (fsync) under a temporary name, then that name is changed
 * to the final one, which is atomic, then the folder that holds the name is flushed. A kill or a power cut before the
 * rename leaves a temporary file, which `sweep` takes; after it, a whole blob. There is no moment with half of one.
 * `putMany` gives all its blobs one folder, so that the last step is one flush for all.
 */
export async function openFolderBlobStore(path: string): Promise<BlobStore> {
  const folder = await BlobFolder.open(path)

  return {
    async put(content) {
      const shard = folder.newShard()
      const key = folder.newKey(shard)
      await writeDurably(folder, key, content)
      await folder.flush(shard)
      return key
    },

    async putMany(contents) {
      const shard = folder.newShard()
      const keys = contents.map(() => folder.newKey(shard))
      const queue = contents.entries()
      const worker = async () => {
        for (const [index, content] of queue) await writeDurably(folder, keys[index]!, content)
      }
      // Every worker ends before a failure is passed on: nothing is still being written after the answer.
      const ends = await Promise.allSettled(Array.from({ length: parallelWrites }, worker))
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed !== undefined) {
        await Promise.all(keys.map((key) => folder.remove(key)))
        throw failed.reason
      }
      if (keys.length > 0) await folder.flush(shard)
      return keys
    },

    async copy(key) {
      const shard = folder.newShard()
      const copy = folder.newKey(shard)
      await link(folder.path(key), folder.path(copy)).catch(notFound)
      await folder.flush(shard)
      return copy
    },

    async open(key, range) {
      const handle = await open(folder.path(key), 'r').catch(notFound)
      if (range !== undefined && range.end <= range.start) {
        await handle.close()
        return Readable.from([])
      }
      return handle.createReadStream(range === undefined ? {} : inclusive(range))
    },

    async read(key) {
      const handle = await open(folder.path(key), 'r').catch(notFound)
      try {
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },

    async size(key) {
      return (await stat(folder.path(key)).catch(notFound)).size
    },

    async delete(...keys) {
      await Promise.all(keys.map((key) => folder.remove(key)))
    },

    sweep: (isReferenced, options) => sweepFolder(folder, isReferenced, options?.minAgeMs),
  }
}

const inclusive = (range: ByteRange) => ({ start: range.start, end: range.end - 1 })

function notFound(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new MailroomError(
    'notFound',
    'There is no such blob: it was deleted, or its writer never finished.',
    {
      cause: error,
    },
  )
}
