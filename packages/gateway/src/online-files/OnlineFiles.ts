import { MailroomError, type OnlineFile, type UploadId } from '@mailroom/core'
import type { BlobKey, BlobStore } from '../doors/blob-store/BlobStore'
import { isUndone } from '../doors/database/CommitUnknown'
import type { Database, Executor } from '../doors/database/Database'
import type { Clock } from '../jobs/Clock'
import { cleanFileName, cleanMediaType } from '../sending/uploads/fileLabel'
import { checkFile, uploadIdOf } from '../sending/uploads/UploadService'
import type { OnlineSettings } from './OnlineSettings'
import { readRoom, requireRoom } from './room'

/** What files that mails link to need. */
export interface OnlineParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly clock: Clock
  readonly forbiddenExtensions: readonly string[]
}

/** A file that is there, with its bytes. */
export interface StoredOnlineFile extends OnlineFile {
  readonly blobKey: BlobKey
}

/** Stored bytes, and what their sender says about them. */
export interface NewOnlineFile {
  readonly blobKey: BlobKey
  readonly name: string
  readonly contentType: string
  /** With the same one a file is kept once. */
  readonly uploadKey: string
}

const dayMs = 86_400_000

/** Files that mails link to. Each belongs to one account, and nobody else can name it. @source AT-03 */
export class OnlineFiles {
  constructor(
    private readonly parts: OnlineParts,
    readonly settings: OnlineSettings,
  ) {}

  /** When what is stored or sent now ends, in ms since 1970. */
  endOfStay(): number {
    return this.parts.clock.now() + this.settings.keptDays * dayMs
  }

  /** @throws MailroomError `invalid` for an empty file or a forbidden name, `tooLarge` */
  check(name: string, sizeBytes: number): void {
    checkFile(name, sizeBytes, {
      maxBytes: this.settings.maxBytes,
      forbiddenExtensions: this.parts.forbiddenExtensions,
    })
  }

  /** @throws MailroomError `overQuota` when there is no room for so much more */
  async requireRoom(
    accountId: number,
    sizeBytes: number,
    executor: Executor = this.parts.database.db,
  ): Promise<void> {
    const options = { fallbackBytes: this.settings.diskBytes, now: this.parts.clock.now() }
    requireRoom(await readRoom(executor, accountId, options), sizeBytes)
  }

  /** Makes stored bytes a file of the account; when it rejects the bytes are gone. `overQuota` */
  async keep(
    accountId: number,
    { blobKey, name, contentType, uploadKey }: NewOnlineFile,
  ): Promise<OnlineFile> {
    const { database, blobs, clock } = this.parts
    try {
      const sizeBytes = await blobs.size(blobKey)
      this.check(name, sizeBytes)
      const row = {
        id: uploadIdOf(accountId, uploadKey),
        account_id: accountId,
        name: cleanFileName(name),
        content_type: cleanMediaType(contentType),
        size_bytes: sizeBytes,
        blob_key: blobKey,
        stored_at: clock.now(),
        expires_at: this.endOfStay(),
        source_id: null,
      }
      await database.transaction(
        async (trx) => {
          // In a turn: of two files that come at once only one may find the last room.
          await this.requireRoom(accountId, sizeBytes, trx)
          await trx.insertInto('online_files').values(row).execute()
        },
        [turnOf(accountId)],
      )
      return toOnlineFile({ ...row, blob_key: blobKey })
    } catch (error) {
      if (isUndone(error)) await blobs.delete(blobKey)
      throw error
    }
  }

  /** What was made of a file with this key, if it is still there. */
  async kept(accountId: number, uploadKey: string): Promise<OnlineFile | undefined> {
    return (await this.#rows(accountId, [uploadIdOf(accountId, uploadKey)]))[0]
  }

  /** Makes a file of a draft one that mails link to. @throws MailroomError `notFound`, `invalid` for a picture of the text */
  async keepUpload(accountId: number, id: UploadId): Promise<OnlineFile> {
    const { database } = this.parts
    await database.transaction(
      async (trx) => {
        const known = await trx
          .selectFrom('online_files')
          .select('id')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (!known) await this.moveUploads(trx, accountId, [id])
      },
      [turnOf(accountId)],
    )
    return (await this.find(accountId, [id]))[0]!
  }

  /**
   * Part of a transaction that takes the turn `turnOf`: the bytes of uploads change their owner and are not copied.
   *
   * @throws MailroomError `notFound` when one is no longer there, `invalid` for a picture of the text, `overQuota`
   */
  async moveUploads(trx: Executor, accountId: number, ids: readonly UploadId[]): Promise<void> {
    for (const id of ids) {
      const row = await trx
        .deleteFrom('uploads')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning(['name', 'content_type', 'size_bytes', 'blob_key', 'content_id'])
        .executeTakeFirst()
      if (!row) throw gone()
      const { content_id: contentId, ...file } = row
      if (contentId !== null)
        throw new MailroomError('invalid', 'A picture of the text is no file to link to', {
          fields: { id: ['fieldInvalid'] },
        })
      await this.requireRoom(accountId, file.size_bytes, trx)
      const times = { stored_at: this.parts.clock.now(), expires_at: this.endOfStay() }
      await trx
        .insertInto('online_files')
        .values({ id, account_id: accountId, ...file, ...times })
        .execute()
    }
  }

  /** Files in the order asked, as they are stored. @throws MailroomError `notFound` when one is missing or its time is over */
  async find(accountId: number, ids: readonly UploadId[]): Promise<readonly StoredOnlineFile[]> {
    const byId = new Map((await this.#rows(accountId, ids)).map((file) => [file.id, file]))
    return ids.map((id) => {
      const file = byId.get(id)
      if (!file) throw gone()
      return file
    })
  }

  /** Says that a draft needs these files, so that they stay. */
  async touch(accountId: number, ids: readonly UploadId[]): Promise<void> {
    await extendStay(this.parts.database.db, accountId, ids, this.endOfStay())
  }

  async #rows(accountId: number, ids: readonly UploadId[]): Promise<StoredOnlineFile[]> {
    if (ids.length === 0) return []
    const rows = await this.parts.database.db
      .selectFrom('online_files')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'in', [...ids])
      .execute()
    return rows.flatMap((row) =>
      row.blob_key === null ? [] : toOnlineFile({ ...row, blob_key: row.blob_key }),
    )
  }
}

/** What decides about the files of an account follows each other. */
export const turnOf = (accountId: number): string => `online files ${accountId}`

/** They stay at least until then. */
export async function extendStay(
  executor: Executor,
  accountId: number,
  ids: readonly UploadId[],
  until: number,
): Promise<void> {
  if (ids.length === 0) return
  await executor
    .updateTable('online_files')
    .set({ expires_at: until })
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('blob_key', 'is not', null)
    .where('expires_at', '<', until)
    .execute()
}

const gone = () => new MailroomError('notFound', 'A file that the mail links to is not there any more')

const toOnlineFile = (row: {
  readonly id: string
  readonly name: string
  readonly size_bytes: number
  readonly content_type: string
  readonly expires_at: number
  readonly blob_key: BlobKey
}): StoredOnlineFile => ({
  id: row.id,
  name: row.name,
  sizeBytes: row.size_bytes,
  contentType: row.content_type,
  online: { expiresAt: row.expires_at },
  blobKey: row.blob_key,
})
