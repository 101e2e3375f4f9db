import type { Executor } from '../../../database/Database'
import type { ImapStatus } from '../connection/ImapAccount'

/**
 * Begins the index of a folder anew: nothing is filled in yet, everything from `uidNext` on is new. The caller holds the
 * folder's lock and takes away what was there before.
 */
export async function startFolder(trx: Executor, folderId: number, status: ImapStatus): Promise<void> {
  const firstColumns = await firstIndexColumns(trx, status)
  await trx.updateTable('imap_folders').set(firstColumns).where('folder_id', '=', folderId).execute()
  await countAsServer(trx, folderId, status)
}

/** What is noted of a folder whose index begins, with room for the ids of its mails. */
export async function firstIndexColumns(trx: Executor, status: ImapStatus) {
  const { next_id } = await trx
    .updateTable('imap_ids')
    .set((query) => ({ next_id: query('next_id', '-', status.uidNext) }))
    .where('id', '=', 1)
    .returning('next_id')
    .executeTakeFirstOrThrow()
  return {
    uid_validity: status.uidValidity,
    next_uid: status.uidNext,
    unfilled_below: status.messageCount === 0 ? 0 : status.uidNext,
    id_base: next_id,
    id_limit: status.uidNext,
    mod_seq: status.highestModSeq?.toString() ?? null,
  }
}

/** Sets a folder's counts to what the server says: right until every mail has its row. */
export async function countAsServer(trx: Executor, folderId: number, status: ImapStatus): Promise<void> {
  await trx
    .updateTable('folders')
    .set({ total_count: status.messageCount, unread_count: status.unseenCount })
    .where('id', '=', folderId)
    .execute()
}
