import { MailroomError, type FileLink, type InternetMessageId } from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'
import { hashOf } from '../session/tokens'
import { turnOf } from './OnlineFiles'

/** A link as a row. */
interface LinkRow {
  readonly id: number
  readonly file_id: string
  readonly name: string
  readonly content_type: string
  readonly size_bytes: number
  readonly blob_key: string | null
  readonly expires_at: number
  readonly withdrawn_at: number | null
  readonly download_count: number
}

const linkRows = (executor: Executor) =>
  executor
    .selectFrom('file_links')
    .innerJoin('online_files', 'online_files.id', 'file_links.file_id')
    .select([
      ...(['file_links.id', 'file_links.file_id', 'file_links.expires_at', 'withdrawn_at'] as const),
      ...(['download_count', 'name', 'content_type', 'size_bytes', 'blob_key'] as const),
    ])

const stateOf = (row: LinkRow, now: number): FileLink['state'] => {
  if (row.withdrawn_at !== null) return 'withdrawn'
  return row.expires_at <= now || row.blob_key === null ? 'expired' : 'open'
}

/** As core's `DiskPort.links`. */
export async function linksOf(
  { db }: Database,
  accountId: number,
  messageId: InternetMessageId,
  now: number,
): Promise<readonly FileLink[]> {
  const rows = await linkRows(db)
    .where('file_links.account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .orderBy('file_links.id')
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    fileId: row.file_id,
    name: row.name,
    sizeBytes: row.size_bytes,
    state: stateOf(row, now),
    expiresAt: row.expires_at,
    downloadCount: row.download_count,
  }))
}

/** As core's `DiskPort.withdraw`; the last link of a file frees its room. @throws MailroomError `notFound` */
export async function withdrawLink(
  { database, now }: { readonly database: Database; readonly now: number },
  accountId: number,
  linkId: FileLink['id'],
): Promise<void> {
  await database.transaction(
    async (trx) => {
      const link = await trx
        .updateTable('file_links')
        .set((set) => ({ withdrawn_at: set.fn.coalesce('withdrawn_at', set.val(now)) }))
        .where('account_id', '=', accountId)
        .where('id', '=', Number(linkId))
        .returning('file_id')
        .executeTakeFirst()
      if (!link) throw new MailroomError('notFound', 'There is no such link.')
      const other = await trx
        .selectFrom('file_links')
        .select('id')
        .where('file_id', '=', link.file_id)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now)
        .limit(1)
        .executeTakeFirst()
      // Nobody can fetch it any more, so it takes up no room; the sweep keeps what a draft names.
      if (!other)
        await trx
          .updateTable('online_files')
          .set({ expires_at: now })
          .where('id', '=', link.file_id)
          .where('expires_at', '>', now)
          .execute()
    },
    [turnOf(accountId)],
  )
}

/** What stands behind the address of a link. */
export interface OpenedLink {
  readonly id: number
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly expiresAt: number
  /** Undefined for one that has ended. */
  readonly blobKey?: string
  readonly state: FileLink['state']
}

/** Finds a link by the secret of its address; undefined when there is none. */
export async function findLink(
  { db }: Database,
  token: string,
  now: number,
): Promise<OpenedLink | undefined> {
  const row = await linkRows(db).where('token_hash', '=', hashOf(token)).executeTakeFirst()
  if (!row) return undefined
  const state = stateOf(row, now)
  return {
    id: row.id,
    name: row.name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    expiresAt: row.expires_at,
    state,
    ...(state === 'open' && row.blob_key !== null && { blobKey: row.blob_key }),
  }
}

/** One more download of it has begun. */
export async function countDownload({ db }: Database, linkId: number): Promise<void> {
  await db
    .updateTable('file_links')
    .set((set) => ({ download_count: set('download_count', '+', 1) }))
    .where('id', '=', linkId)
    .execute()
}
