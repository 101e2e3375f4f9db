import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { folderWithId, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** True while a folder's index was not begun anew. The caller holds its lock, so nobody does that now. */
export async function isSameIndex(
  { database, accountId }: ImapContext,
  folder: ImapFolderRow,
): Promise<boolean> {
  const now = await folderWithId(database.db, accountId, folder.id)
  return now !== undefined && now.uid_validity === folder.uid_validity && now.id_base === folder.id_base
}

/** Notes that every mail from this uid on has its row; 0 for all of them. */
export async function setFilled(trx: Executor, folderId: number, unfilledBelow: number): Promise<void> {
  await setUnfilled(trx, { folderId, unfilledBelow })
}

const setUnfilled = compileOnce(
  (trx, { folderId, unfilledBelow }: { readonly folderId: number; readonly unfilledBelow: number }) =>
    trx.updateTable('imap_folders').set({ unfilled_below: unfilledBelow }).where('folder_id', '=', folderId),
)
