import { open, rename, unlink } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { BlobKey } from '../BlobStore'
import type { BlobFolder } from './BlobFolder'

/**
 * Writes a blob and gives it its name. The name itself is durable after the caller has flushed the folder.
 *
 * @throws what the stream or the disk throws; nothing is left behind then
 */
export async function writeDurably(
  folder: BlobFolder,
  key: BlobKey,
  content: Uint8Array | Readable,
): Promise<void> {
  const incoming = folder.newIncomingPath()
  try {
    const handle = await open(incoming, 'wx', 0o600)
    try {
      if (content instanceof Uint8Array) await handle.writeFile(content)
      else for await (const chunk of content) await handle.writeFile(chunk as Uint8Array)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(incoming, folder.path(key))
  } catch (error) {
    await unlink(incoming).catch(() => {})
    throw error
  }
}
