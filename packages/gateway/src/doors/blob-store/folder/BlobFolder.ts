import { randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobKey } from '../BlobStore'
import { unlinkIfThere } from './unlinkIfThere'

/** `a3/` and 30 more hexadecimal digits; nothing that could lead out of the folder. */
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{30}$/

/** The names in a blob folder: `a3/9f…` for blobs, `incoming/` for what is being written. */
export class BlobFolder {
  private constructor(readonly root: string) {}

  /** Makes the folder and its 256 shards where they are missing. */
  static async open(root: string): Promise<BlobFolder> {
    await mkdir(join(root, 'incoming'), { recursive: true })
    await Promise.all(allShards().map((shard) => mkdir(join(root, shard), { recursive: true })))
    const folder = new BlobFolder(root)
    await folder.flush('.')
    return folder
  }

  /** One of the 256 folders, by chance. */
  newShard(): string {
    return randomBytes(1).toString('hex')
  }

  newKey(shard: string): BlobKey {
    return `${shard}/${randomBytes(15).toString('hex')}`
  }

  /** Where a new blob is written before it has its name. */
  newIncomingPath(): string {
    return join(this.incomingPath, randomBytes(16).toString('hex'))
  }

  get incomingPath(): string {
    return join(this.root, 'incoming')
  }

  get shards(): readonly string[] {
    return allShards()
  }

  isKey(text: string): boolean {
    return keyPattern.test(text)
  }

  /** The file of a blob. A key that we did not make is an error of the program, and an attack at worst. */
  path(key: BlobKey): string {
    if (!this.isKey(key)) throw new Error(`"${key}" is not a blob key, so no file is opened for it.`)
    return join(this.root, key)
  }

  /** Deletes a blob; one that is gone is passed over. */
  async remove(key: BlobKey): Promise<void> {
    await unlinkIfThere(this.path(key))
  }

  /** Makes the names of one of its folders durable. */
  async flush(name: string): Promise<void> {
    const handle = await open(join(this.root, name), 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}

const allShards = () => Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))
