import { formatSize, MailroomError, type DiskRoom } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'

/** Room of an account for its disk and for the files that its mails link to. @param fallbackBytes capacity of accounts for which nobody has said another */
export async function readRoom(
  executor: Executor,
  accountId: number,
  { fallbackBytes, now }: { readonly fallbackBytes: number; readonly now: number },
): Promise<DiskRoom> {
  const account = await executor
    .selectFrom('accounts')
    .select('disk_bytes')
    .where('id', '=', accountId)
    .executeTakeFirst()
  // What is over waits for the next sweep alone.
  const { bytes } = await executor
    .selectFrom('online_files')
    .select((query) => query.fn.sum<number | null>('size_bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .where('blob_key', 'is not', null)
    .where('expires_at', '>', now)
    // The bytes of a disk are counted there.
    .where('source_id', 'is', null)
    .executeTakeFirstOrThrow()
  const onDisk = await usedOnDisk(executor, diskOf(accountId))
  return {
    capacityBytes: account?.disk_bytes ?? fallbackBytes,
    usedBytes: (bytes ?? 0) + onDisk,
  }
}

/** Names the disk of an account in `disk_items`; without one that of the organisation. */
export const diskOf = (accountId?: number): string =>
  accountId === undefined ? 'company' : `account ${accountId}`

/** Bytes that lie on a disk. */
export async function usedOnDisk(executor: Executor, disk: string): Promise<number> {
  const { bytes } = await executor
    .selectFrom('disk_items')
    .select((query) => query.fn.sum<number | null>('size_bytes').as('bytes'))
    .where('disk', '=', disk)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

/** @throws MailroomError `overQuota`, with the figures; `detail` says which disk is full @source AT-05 */
export function requireRoom(
  { capacityBytes, usedBytes }: DiskRoom,
  sizeBytes: number,
  detail: 'diskFull' | 'companyDiskFull' = 'diskFull',
): void {
  const freeBytes = Math.max(0, capacityBytes - usedBytes)
  if (sizeBytes <= freeBytes) return
  throw new MailroomError('overQuota', 'There is no room left on this disk.', {
    detail,
    values: {
      free: formatSize(freeBytes),
      capacity: formatSize(capacityBytes),
      size: formatSize(sizeBytes),
    },
  })
}
