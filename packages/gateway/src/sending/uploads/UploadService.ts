import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  hasForbiddenExtension,
  MailroomError,
  type DraftAttachment,
  type SecrecyLevel,
  secrecyOfRank,
  secrecyRank,
  type UploadId,
} from '@mailroom/core'
import type { BlobStore, ByteRange } from '../../doors/blob-store/BlobStore'
import type { Database } from '../../doors/database/Database'
import type { Clock } from '../../jobs/Clock'
import { cleanFileName, cleanMediaType } from './fileLabel'

/** Bytes that are stored already, and what their sender says about them. */
export interface NewUpload {
  readonly blobKey: string
  readonly name: string
  readonly contentType: string
  /** A picture for the text: it gets a content id. */
  readonly isInline: boolean
  /** Content id that a copied text names already. */
  readonly contentId?: string
  /** It does not go below this level. */
  readonly secrecyFloor?: SecrecyLevel
  /** Names the upload over all its attempts; within one account alone. @default it is never asked for again */
  readonly uploadKey?: string
}

/** A stored file. */
export interface UploadedFile extends DraftAttachment {
  readonly blobKey: string
  /** It does not go below this level. */
  readonly secrecyFloor?: SecrecyLevel
}

/** What the uploads of all accounts need. */
export interface UploadParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly clock: Clock
  readonly maxMessageBytes: number
  readonly forbiddenExtensions: readonly string[]
}

/** Files of drafts. Each belongs to one account, and nobody else can name it. */
export class UploadService {
  constructor(private readonly parts: UploadParts) {}

  /** Stores bytes; they belong to nobody until `keep`. What is never kept is swept away. */
  async storeBytes(content: Readable): Promise<{ readonly blobKey: string; readonly sizeBytes: number }> {
    const blobKey = await this.parts.blobs.put(content)
    return { blobKey, sizeBytes: await this.parts.blobs.size(blobKey) }
  }

  dropBytes(blobKey: string): Promise<void> {
    return this.parts.blobs.delete(blobKey)
  }

  /**
   * Makes stored bytes a file of the account. It is durable when the promise resolves; when it rejects the bytes are
   * gone.
   *
   * @throws MailroomError `invalid` for an empty file or a forbidden name, `tooLarge` beyond what a mail may weigh
   * @source AT-01, F3
   */
  async keep(accountId: number, upload: NewUpload): Promise<DraftAttachment> {
    const { database, blobs, clock } = this.parts
    try {
      const sizeBytes = await blobs.size(upload.blobKey)
      this.check(upload.name, sizeBytes)
      const row = {
        id: uploadIdOf(accountId, upload.uploadKey),
        name: cleanFileName(upload.name),
        content_type: cleanMediaType(upload.contentType),
        size_bytes: sizeBytes,
        content_id:
          upload.contentId ?? (upload.isInline ? `${randomBytes(12).toString('hex')}@mailroom` : null),
        secrecy_floor: upload.secrecyFloor === undefined ? 0 : secrecyRank(upload.secrecyFloor),
      }
      await database.db
        .insertInto('uploads')
        .values({ ...row, account_id: accountId, blob_key: upload.blobKey, used_at: clock.now() })
        .execute()
      const attachment = toAttachment(row)
      return upload.secrecyFloor && upload.contentId === undefined
        ? { ...attachment, secrecy: upload.secrecyFloor }
        : attachment
    } catch (error) {
      await blobs.delete(upload.blobKey)
      throw error
    }
  }

  /** What was made of an upload with this key, if it is still there. */
  async kept(accountId: number, uploadKey: string): Promise<DraftAttachment | undefined> {
    const row = await this.parts.database.db
      .selectFrom('uploads')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', uploadIdOf(accountId, uploadKey))
      .executeTakeFirst()
    return row && toAttachment(row)
  }

  /** The file with its bytes. @throws MailroomError `notFound` also for files of others */
  async open(
    accountId: number,
    id: UploadId,
  ): Promise<UploadedFile & { open(range?: ByteRange): Promise<Readable> }> {
    const file = (await this.find(accountId, [id]))[0]!
    return { ...file, open: (range) => this.parts.blobs.open(file.blobKey, range) }
  }

  /**
   * Files in the order asked, as they are stored: what a client says about names, types or sizes does not count.
   *
   * @throws MailroomError `notFound` when one is missing
   */
  async find(accountId: number, ids: readonly UploadId[]): Promise<readonly UploadedFile[]> {
    if (ids.length === 0) return []
    const rows = await this.parts.database.db
      .selectFrom('uploads')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'in', [...new Set(ids)])
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = byId.get(id)
      if (!row) throw new MailroomError('notFound', 'An attached file is not there any more')
      const secrecyFloor = secrecyOfRank(row.secrecy_floor)
      return { ...toAttachment(row), blobKey: row.blob_key, ...(secrecyFloor && { secrecyFloor }) }
    })
  }

  /** Says that a draft needs these files, so that they are kept. */
  async touch(accountId: number, ids: readonly UploadId[]): Promise<void> {
    if (ids.length === 0) return
    await this.parts.database.db
      .updateTable('uploads')
      .set({ used_at: this.parts.clock.now() })
      .where('account_id', '=', accountId)
      .where('id', 'in', [...ids])
      .execute()
  }

  /** Deletes files for good. */
  async drop(accountId: number, files: readonly UploadedFile[]): Promise<void> {
    if (files.length === 0) return
    await this.parts.database.db
      .deleteFrom('uploads')
      .where('account_id', '=', accountId)
      .where(
        'id',
        'in',
        files.map(({ id }) => id),
      )
      .execute()
    await this.parts.blobs.delete(...files.map(({ blobKey }) => blobKey))
  }

  /** @throws MailroomError `invalid` for an empty file or a forbidden name, `tooLarge` beyond what a mail may weigh */
  check(name: string, sizeBytes: number): void {
    checkFile(name, sizeBytes, { ...this.parts, maxBytes: this.parts.maxMessageBytes })
  }
}

/** @throws MailroomError `invalid` for an empty file or a forbidden name, `tooLarge` */
export function checkFile(
  name: string,
  sizeBytes: number,
  limits: { readonly maxBytes: number; readonly forbiddenExtensions: readonly string[] },
): void {
  const refuse = (reason: string) => {
    throw new MailroomError('invalid', `The file was refused: ${reason}`, {
      fields: { attachments: [reason] },
    })
  }
  if (hasForbiddenExtension(name, limits.forbiddenExtensions)) refuse('forbiddenFile')
  if (sizeBytes === 0) refuse('emptyFile')
  if (sizeBytes > limits.maxBytes) throw new MailroomError('tooLarge', 'The file is larger than it may be')
}

/** Random, or the same for the same key. It opens nothing by itself: each file is asked for with its account. */
export const uploadIdOf = (accountId: number, uploadKey: string | undefined): UploadId =>
  uploadKey === undefined
    ? randomBytes(16).toString('hex')
    : createHash('sha256').update(`${accountId} ${uploadKey}`).digest('hex').slice(0, 32)

function toAttachment(row: {
  id: string
  name: string
  size_bytes: number
  content_type: string
  content_id: string | null
}): DraftAttachment {
  return {
    id: row.id,
    name: row.name,
    sizeBytes: row.size_bytes,
    contentType: row.content_type,
    ...(row.content_id === null ? {} : { contentId: row.content_id }),
  }
}
