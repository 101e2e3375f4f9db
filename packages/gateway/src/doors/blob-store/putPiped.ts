import type { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BlobKey, BlobStore } from './BlobStore'

/**
 * Streams what comes through others into one blob. It ends when the way and the writer have both ended, so that after a
 * failure nothing of it is left, nor still being taken away.
 *
 * @throws what failed first: the source, a stream on the way, or the disk
 */
export async function putPiped(
  blobs: Pick<BlobStore, 'put'>,
  source: Readable,
  ...way: readonly [...Duplex[], Duplex]
): Promise<BlobKey> {
  const last = way.at(-1)!
  const stored = blobs.put(last)
  // A writer that fails before it reads leaves its source open, and the way would wait for it.
  stored.catch((error: Error) => last.destroy(error))
  const ends = [stored, pipeline([source, ...way])] as const
  try {
    return (await Promise.all(ends))[0]
  } finally {
    await Promise.allSettled(ends)
  }
}
