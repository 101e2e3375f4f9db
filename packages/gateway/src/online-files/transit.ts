import {
  type DiskEntry,
  MailroomError,
  type TransitStay,
  transitStayDays,
  type UploadId,
} from '@mailroom/core'
import { randomBytes } from 'node:crypto'
import type { Executor } from '../doors/database/Database'
import { type DiskFiles, turnOfDisk } from './disks/DiskFiles'
import { type DiskItem, itemKinds, requireFolder, toEntry } from './disks/diskItems'
import { type DiskFileOrder } from './disks/DiskFiles'
import { type OnlineParts, turnOf } from './OnlineFiles'
import { diskOf } from './room'

const dayMs = 86_400_000

type Parts = Pick<OnlineParts, 'database' | 'clock'>

/** Files of an account that lie in transit now. */
const lying = (executor: Executor, accountId: number, now: number) =>
  executor
    .selectFrom('online_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('blob_key', 'is not', null)
    .where('expires_at', '>', now)

/**
 * Deletes files in transit: their time is over, and their links are withdrawn. The hourly sweep takes their bytes; it keeps
 * what a saved draft names.
 *
 * @source FC-05
 */
export async function removeTransit(
  { database, clock }: Parts,
  accountId: number,
  ids: readonly UploadId[],
): Promise<void> {
  if (ids.length === 0) return
  const now = clock.now()
  await database.transaction(
    async (trx) => {
      await trx
        .updateTable('online_files')
        .set({ expires_at: now })
        .where('account_id', '=', accountId)
        .where('id', 'in', [...ids])
        .where('expires_at', '>', now)
        .execute()
      await trx
        .updateTable('file_links')
        .set({ withdrawn_at: now })
        .where('account_id', '=', accountId)
        .where('file_id', 'in', [...ids])
        .where('withdrawn_at', 'is', null)
        .execute()
    },
    [turnOf(accountId)],
  )
}

/** Lets a file stay in transit, and its open links with it. @throws MailroomError `notFound` @source FC-05 */
export async function renewTransit(
  { database, clock }: Parts,
  accountId: number,
  { id, stay }: { readonly id: UploadId; readonly stay: TransitStay },
): Promise<DiskEntry> {
  const now = clock.now()
  const until = now + transitStayDays[stay] * dayMs
  return database.transaction(
    async (trx) => {
      const file = await lying(trx, accountId, now).where('id', '=', id).executeTakeFirst()
      if (!file) throw gone()
      const expiresAt = Math.max(file.expires_at, until)
      await trx.updateTable('online_files').set({ expires_at: expiresAt }).where('id', '=', id).execute()
      await trx
        .updateTable('file_links')
        .set({ expires_at: until })
        .where('file_id', '=', id)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now)
        .where('expires_at', '<', until)
        .execute()
      return toTransitEntry({ ...file, expires_at: expiresAt })
    },
    [turnOf(accountId)],
  )
}

/** As core's `DiskPort.keepOnDisk`: the same bytes, which take up room on the disk from now on. @source FC-05 */
export async function keepTransit(
  { database, clock, files }: Parts & { readonly files: DiskFiles },
  accountId: number,
  { ids, place, folderId }: Pick<DiskFileOrder, 'place' | 'folderId'> & { readonly ids: readonly UploadId[] },
): Promise<readonly DiskEntry[]> {
  await files.requireWriter(accountId, place)
  const owner = place === 'personal' ? accountId : undefined
  const disk = diskOf(owner)
  const wanted = [...new Set(ids)]
  return database.transaction(
    async (trx) => {
      const now = clock.now()
      await requireFolder(trx, disk, folderId)
      const there =
        wanted.length === 0 ? [] : await lying(trx, accountId, now).where('id', 'in', wanted).execute()
      const byId = new Map(there.map((file) => [file.id, file]))
      const chosen = wanted.map((id) => {
        const file = byId.get(id)
        if (!file) throw gone()
        return file
      })
      // What lies in transit alone has its room on one's own disk already.
      const isCounted = (file: (typeof chosen)[number]) => place === 'personal' && file.source_id === null
      const moreBytes = chosen.reduce((sum, file) => sum + (isCounted(file) ? 0 : file.size_bytes), 0)
      if (moreBytes > 0) await files.requireRoom(accountId, place, moreBytes, trx)
      const kept: DiskEntry[] = []
      for (const file of chosen) {
        const { name, content_type, size_bytes, blob_key } = file
        const item: DiskItem = {
          ...{
            id: randomBytes(16).toString('hex'),
            account_id: owner ?? null,
            disk,
            folder_id: folderId ?? '',
          },
          ...{ kind: itemKinds.file, name, content_type, size_bytes, blob_key, stored_at: now },
        }
        await trx.insertInto('disk_items').values(item).execute()
        if (file.source_id === null)
          await trx
            .updateTable('online_files')
            .set({ source_id: item.id })
            .where('id', '=', file.id)
            .execute()
        kept.push(toEntry(item))
      }
      return kept
    },
    [...new Set([turnOf(accountId), turnOfDisk(owner)])],
  )
}

/** A file in transit as core has it. */
export const toTransitEntry = (row: {
  readonly id: UploadId
  readonly name: string
  readonly size_bytes: number
  readonly content_type: string
  readonly stored_at: number
  readonly expires_at: number
}): DiskEntry => ({
  id: row.id,
  kind: 'file',
  name: row.name,
  sizeBytes: row.size_bytes,
  contentType: row.content_type,
  storedAt: row.stored_at,
  expiresAt: row.expires_at,
})

const gone = () =>
  new MailroomError('notFound', 'The file is not in transit any more', { detail: 'diskFileGone' })
