import { MailroomError } from '@mailroom/core'
import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import type { BlobKey, BlobStore } from '../doors/blob-store/BlobStore'
import { putPiped } from '../doors/blob-store/putPiped'

/**
 * Streams the pieces of a file into one blob and checks on the way that they are what was announced.
 *
 * @param md5 of the whole, lower-case hexadecimal
 * @throws MailroomError `invalid` for other bytes; nothing is left of them
 */
export async function putTogether(blobs: BlobStore, pieces: Readable, md5: string): Promise<BlobKey> {
  const hash = createHash('md5')
  const hashed = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes)
      done(null, bytes)
    },
  })
  const blobKey = await putPiped(blobs, pieces, hashed)
  if (hash.digest('hex') === md5) return blobKey
  await blobs.delete(blobKey)
  throw new MailroomError('invalid', 'The pieces do not make the file that was announced.', {
    fields: { file: ['uploadDamaged'] },
  })
}
