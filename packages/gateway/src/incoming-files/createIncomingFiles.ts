import { isMailroomError, MailroomError, uploadChunkBytes } from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { BlobKey } from '../doors/blob-store/BlobStore'
import { KeyedLock } from '../sending/KeyedLock'
import { KeyedPlaces } from './KeyedPlaces'
import { putTogether } from './putTogether'
import { type ChunkParts, isWhole, UploadChunks } from './UploadChunks'

/** What a sender says about a file; its pieces are held against it. */
export interface AnnouncedFile {
  /** Lower-case hexadecimal. */
  readonly md5: string
  readonly sizeBytes: number
}

/** Which pieces of a file are there. */
export interface UploadState {
  readonly kind: 'none' | 'some' | 'all'
  readonly chunks: readonly number[]
}

/** Files that come in pieces, for every account. Each call sees the given account alone. @source AT-02, ML-17 */
export interface IncomingFiles {
  /** `tooLarge` above `maxBytes`, before any of it travels. @param maxBytes by default what a mail takes */
  state(accountId: number, md5: string, sizeBytes?: number, maxBytes?: number): Promise<UploadState>
  /** Takes a piece in; of one account a few at the same time, the others wait. */
  inTurn<T>(accountId: number, receive: () => Promise<T>): Promise<T>
  /** Stores bytes; they belong to nobody until `keep`. */
  storeBytes(content: Readable): Promise<{ readonly blobKey: BlobKey }>
  dropBytes(blobKey: BlobKey): Promise<void>
  /** `tooLarge` for a number that no file reaches. */
  requirePlace(number: number): void
  keep(accountId: number, md5: string, number: number, blobKey: BlobKey): Promise<void>
  /** Forgets the pieces of a file. */
  drop(accountId: number, md5: string): Promise<void>
  /**
   * Puts the pieces together. They are kept when that, or `take`, fails for a reason that may pass; what is wrong with
   * the file itself stays wrong, and it has to come anew.
   *
   * @param take gets the bytes, and answers for them from then on
   * @param maxBytes by default what a mail takes
   * @throws MailroomError `conflict` when pieces are missing, `invalid` for other bytes than announced, `tooLarge`
   */
  whole<T>(
    accountId: number,
    file: AnnouncedFile,
    take: (blobKey: BlobKey) => Promise<T>,
    maxBytes?: number,
  ): Promise<T>
}

/** What files in pieces need. */
export interface IncomingParts extends ChunkParts {
  readonly maxMessageBytes: number
  /** Largest file of any kind. */
  readonly maxOnlineBytes: number
}

/** Pieces of one account that are taken in at the same time: those of two pages. */
const placesEach = 6

/** Puts the services of this folder together. */
export function createIncomingFiles(parts: IncomingParts): IncomingFiles {
  const { blobs, maxMessageBytes, maxOnlineBytes } = parts
  const chunks = new UploadChunks(parts)
  const locks = new KeyedLock()
  const places = new KeyedPlaces(placesEach)
  const requireSize = (sizeBytes: number, maxBytes: number) => {
    if (sizeBytes > maxBytes)
      throw new MailroomError('tooLarge', 'The file is too large.', { detail: 'uploadTooLarge' })
  }

  return {
    async state(accountId, md5, sizeBytes, maxBytes = maxMessageBytes) {
      if (sizeBytes !== undefined) requireSize(sizeBytes, maxBytes)
      const list = await chunks.list(accountId, md5)
      const kind = list.length === 0 ? 'none' : isWhole(list, sizeBytes) ? 'all' : 'some'
      return { kind, chunks: list.map(({ number }) => number) }
    },
    inTurn: (accountId, receive) => places.run(String(accountId), receive),
    storeBytes: async (content) => ({ blobKey: await blobs.put(content) }),
    dropBytes: (blobKey) => blobs.delete(blobKey),
    requirePlace: (number) =>
      requireSize(number * uploadChunkBytes, Math.max(maxMessageBytes, maxOnlineBytes)),
    keep: (accountId, md5, number, blobKey) => chunks.keep(accountId, md5, number, blobKey),
    drop: (accountId, md5) => chunks.drop(accountId, md5),
    whole: (accountId, { md5, sizeBytes }, take, maxBytes = maxMessageBytes) =>
      locks.run(`${accountId} ${md5}`, async () => {
        requireSize(sizeBytes, maxBytes)
        try {
          const pieces = await chunks.open(accountId, md5, sizeBytes)
          const taken = await take(await putTogether(blobs, pieces, md5))
          await chunks.drop(accountId, md5)
          return taken
        } catch (error) {
          if (isMailroomError(error) && error.kind === 'invalid') await chunks.drop(accountId, md5)
          throw error
        }
      }),
  }
}
