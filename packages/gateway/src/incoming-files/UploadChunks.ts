import { isMailroomError, MailroomError, uploadChunkBytes } from '@mailroom/core'
import { Readable } from 'node:stream'
import type { BlobKey, BlobStore } from '../doors/blob-store/BlobStore'
import { isUndone } from '../doors/database/CommitUnknown'
import type { Database, Executor } from '../doors/database/Database'
import type { Clock } from '../jobs/Clock'

/** What pieces of files need. */
export interface ChunkParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly clock: Clock
}

/** A piece that is there. */
interface Chunk {
  readonly number: number
  readonly blob_key: BlobKey
  readonly size_bytes: number
}

/** Pieces are kept this long without the rest of their file: a laptop may be shut over a weekend. */
const keepMs = 72 * 3_600_000

/** What somebody may have lying about in pieces; more is no import but somebody filling the disk. */
const maxWaitingBytes = 1024 ** 3

/**
 * Pieces of files by account, file and number. A piece that comes again takes the place of the first; nobody reaches the
 * pieces of others, whatever MD5 they know.
 *
 * @source AT-02, F7
 */
export class UploadChunks {
  constructor(private readonly parts: ChunkParts) {}

  /** The pieces of a file that are there, by number. */
  async list(accountId: number, md5: string): Promise<readonly Chunk[]> {
    return chunksOf(this.parts.database.db, accountId, md5)
  }

  /** Keeps stored bytes as a piece; they are gone when this rejects. `overQuota` when too much waits for its rest. */
  async keep(accountId: number, md5: string, number: number, blobKey: BlobKey): Promise<void> {
    const { blobs } = this.parts
    const replaced = await this.#replace(accountId, md5, number, blobKey).catch(async (error: unknown) => {
      if (isUndone(error)) await blobs.delete(blobKey)
      throw error
    })
    await blobs.delete(...replaced)
  }

  async #replace(accountId: number, md5: string, number: number, blobKey: BlobKey): Promise<BlobKey[]> {
    const { database, blobs, clock } = this.parts
    const row = { blob_key: blobKey, size_bytes: await blobs.size(blobKey), stored_at: clock.now() }
    return database.transaction(
      async (trx) => {
        if ((await waitingBytes(trx, accountId)) + row.size_bytes > maxWaitingBytes)
          throw new MailroomError('overQuota', 'Too many files wait for their rest.', {
            detail: 'uploadsWaiting',
          })
        const before = await trx
          .deleteFrom('upload_chunks')
          .where('account_id', '=', accountId)
          .where('file_md5', '=', md5)
          .where('number', '=', number)
          .returning('blob_key')
          .execute()
        const place = { account_id: accountId, file_md5: md5, number }
        await trx
          .insertInto('upload_chunks')
          .values({ ...row, ...place })
          .execute()
        return before.map((chunk) => chunk.blob_key)
      },
      [`uploads ${accountId}`],
    )
  }

  /**
   * The whole file as one stream.
   *
   * @throws MailroomError `conflict` when a piece is missing or has another size than its place allows
   */
  async open(accountId: number, md5: string, sizeBytes: number): Promise<Readable> {
    const chunks = await this.list(accountId, md5)
    if (!isWhole(chunks, sizeBytes)) throw notWhole()
    return Readable.from(bytesOf(this.parts.blobs, chunks))
  }

  /** Forgets a file. */
  async drop(accountId: number, md5: string): Promise<void> {
    const { database, blobs } = this.parts
    const gone = await database.db
      .deleteFrom('upload_chunks')
      .where('account_id', '=', accountId)
      .where('file_md5', '=', md5)
      .returning('blob_key')
      .execute()
    await blobs.delete(...gone.map((chunk) => chunk.blob_key))
  }
}

/** True when the pieces make a file of that size; of any size when it is not known. */
export function isWhole(chunks: readonly Chunk[], sizeBytes?: number): boolean {
  const total = chunks.reduce((sum, chunk) => sum + chunk.size_bytes, 0)
  const inPlace = chunks.every(
    ({ number, size_bytes: size }, index) =>
      number === index && (index === chunks.length - 1 ? size > 0 : size === uploadChunkBytes),
  )
  if (sizeBytes !== undefined) return inPlace && total === sizeBytes
  // A last piece that is shorter is the end; one of full size may not be.
  return inPlace && chunks.length > 0 && total % uploadChunkBytes !== 0
}

/** Deletes what has waited too long for the rest of its file. */
export async function dropOldChunks({ database, blobs, clock }: ChunkParts): Promise<void> {
  const gone = await database.db
    .deleteFrom('upload_chunks')
    .where('stored_at', '<', clock.now() - keepMs)
    .returning('blob_key')
    .execute()
  await blobs.delete(...gone.map((chunk) => chunk.blob_key))
}

const chunksOf = (executor: Executor, accountId: number, md5: string): Promise<Chunk[]> =>
  executor
    .selectFrom('upload_chunks')
    .select(['number', 'blob_key', 'size_bytes'])
    .where('account_id', '=', accountId)
    .where('file_md5', '=', md5)
    .orderBy('number')
    .execute()

async function waitingBytes(executor: Executor, accountId: number): Promise<number> {
  const { bytes } = await executor
    .selectFrom('upload_chunks')
    .select((query) => query.fn.sum<number | null>('size_bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

async function* bytesOf(blobs: BlobStore, chunks: readonly Chunk[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) {
    for await (const bytes of await openChunk(blobs, chunk)) yield bytes as Buffer
  }
}

/** A piece that came once more has taken the place of one that was listed; the list is asked for again. */
async function openChunk(blobs: BlobStore, { blob_key: key }: Chunk): Promise<Readable> {
  try {
    return await blobs.open(key)
  } catch (error) {
    throw isMailroomError(error) && error.kind === 'notFound' ? notWhole() : error
  }
}

const notWhole = () => new MailroomError('conflict', 'The file is not whole.', { detail: 'uploadIncomplete' })
