import { formatSize, MailroomError } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'

/** Room for the files that the mails of an account link to, in bytes. */
export interface Room {
  readonly capacityBytes: number
  readonly usedBytes: number
}

/** Reads it. @param fallbackBytes capacity of accounts for which nobody has said another */
export async function readRoom(
  executor: Executor,
  accountId: number,
  { fallbackBytes, now }: { readonly fallbackBytes: number; readonly now: number },
): Promise<Room> {
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
    .executeTakeFirstOrThrow()
  return { capacityBytes: account?.disk_bytes ?? fallbackBytes, usedBytes: bytes ?? 0 }
}

/** @throws MailroomError `overQuota`, with the figures @source AT-05 */
export function requireRoom({ capacityBytes, usedBytes }: Room, sizeBytes: number): void {
  const freeBytes = Math.max(0, capacityBytes - usedBytes)
  if (sizeBytes <= freeBytes) return
  throw new MailroomError('overQuota', 'There is no room left for files that mails link to.', {
    detail: 'diskFull',
    values: {
      free: formatSize(freeBytes),
      capacity: formatSize(capacityBytes),
      size: formatSize(sizeBytes),
    },
  })
}
