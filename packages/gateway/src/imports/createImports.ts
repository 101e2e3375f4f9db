import { MailroomError, uploadChunkBytes, type FolderId, type MessageRef } from '@mailroom/core'
import { createHash, randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BlobKey } from '../doors/blob-store/BlobStore'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { KeyedLock } from '../sending/KeyedLock'
import { readMailFile } from './readMailFile'
import { type ChunkParts, isWhole, UploadChunks } from './UploadChunks'

/** A mail file whose pieces are there. */
export interface ImportOrder {
  readonly md5: string
  readonly sizeBytes: number
  readonly folder: FolderId
  /** With the same one a mail is added once. @default it is never asked for again */
  readonly importId?: string | undefined
}

/** Which pieces of a file are there. */
export interface UploadState {
  readonly kind: 'none' | 'some' | 'all'
  readonly chunks: readonly number[]
}

/** Mail files that come in pieces, for every account. Each call sees the given account alone. @source ML-17 */
export interface Imports {
  /** `tooLarge` for a file that no mailbox takes, before any of it travels. */
  state(accountId: number, md5: string, sizeBytes?: number): Promise<UploadState>
  /** Stores bytes; they belong to nobody until `keep`. */
  storeBytes(content: Readable): Promise<{ readonly blobKey: BlobKey }>
  dropBytes(blobKey: BlobKey): Promise<void>
  /** `tooLarge` for a number that no file reaches. */
  requirePlace(number: number): void
  keep(accountId: number, md5: string, number: number, blobKey: BlobKey): Promise<void>
  /**
   * Puts the pieces together and adds the mail. They are kept when that fails for a reason that may pass.
   *
   * @param mailbox of the account, behind its folder lock
   */
  complete(accountId: number, mailbox: Mailbox, order: ImportOrder): Promise<MessageRef>
}

/** What imports need. */
export interface ImportParts extends ChunkParts {
  readonly maxMessageBytes: number
}

/** Puts the services of this folder together. */
export function createImports(parts: ImportParts): Imports {
  const { blobs, maxMessageBytes, clock } = parts
  const chunks = new UploadChunks(parts)
  const locks = new KeyedLock()
  const requireSize = (sizeBytes: number) => {
    if (sizeBytes > maxMessageBytes)
      throw new MailroomError('tooLarge', 'The file is too large.', { detail: 'uploadTooLarge' })
  }

  async function add(accountId: number, mailbox: Mailbox, order: ImportOrder): Promise<MessageRef> {
    const { md5, sizeBytes, folder, importId = randomUUID() } = order
    const blobKey = await putTogether(parts, await chunks.open(accountId, md5, sizeBytes), md5)
    try {
      const { receivedAt } = await readMailFile(blobs, blobKey, clock.now())
      return await mailbox.append(
        folder,
        { blob: blobKey },
        // It lay elsewhere until now: nobody wants to read an archive through again.
        { receivedAt, state: { isRead: true }, idempotencyKey: `import ${importId}` },
      )
    } finally {
      await blobs.delete(blobKey)
    }
  }

  return {
    async state(accountId, md5, sizeBytes) {
      if (sizeBytes !== undefined) requireSize(sizeBytes)
      const list = await chunks.list(accountId, md5)
      const kind = list.length === 0 ? 'none' : isWhole(list, sizeBytes) ? 'all' : 'some'
      return { kind, chunks: list.map(({ number }) => number) }
    },
    storeBytes: async (content) => ({ blobKey: await blobs.put(content) }),
    dropBytes: (blobKey) => blobs.delete(blobKey),
    requirePlace: (number) => requireSize(number * uploadChunkBytes),
    keep: (accountId, md5, number, blobKey) => chunks.keep(accountId, md5, number, blobKey),
    async complete(accountId, mailbox, order) {
      requireSize(order.sizeBytes)
      await requireTarget(mailbox, order.folder)
      if (order.sizeBytes === 0)
        throw new MailroomError('invalid', 'The file is empty.', { fields: { file: ['emptyFile'] } })
      return locks.run(`${accountId} ${order.md5}`, async () => {
        try {
          const ref = await add(accountId, mailbox, order)
          await chunks.drop(accountId, order.md5)
          return ref
        } catch (error) {
          // What is wrong with the file itself stays wrong: it has to come anew.
          if (error instanceof MailroomError && error.kind === 'invalid')
            await chunks.drop(accountId, order.md5)
          throw error
        }
      })
    },
  }
}

/** Mail that is being written is no place for mail that was sent. */
async function requireTarget(mailbox: Mailbox, id: FolderId): Promise<void> {
  const folder = (await mailbox.folders()).find((each) => each.id === id)
  if (!folder) throw new MailroomError('notFound', 'There is no such folder.')
  if (folder.role === 'drafts')
    throw new MailroomError('invalid', 'Nothing is imported into drafts.', {
      fields: { folder: ['importDrafts'] },
    })
}

/** Streams the pieces into one blob and checks on the way that they are what was announced. */
async function putTogether({ blobs }: ChunkParts, pieces: Readable, md5: string): Promise<BlobKey> {
  const hash = createHash('md5')
  const hashed = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes)
      done(null, bytes)
    },
  })
  const [blobKey] = await Promise.all([blobs.put(hashed), pipeline(pieces, hashed)])
  if (hash.digest('hex') === md5) return blobKey
  await blobs.delete(blobKey)
  throw new MailroomError('invalid', 'The pieces do not make the file that was announced.', {
    fields: { file: ['uploadDamaged'] },
  })
}
