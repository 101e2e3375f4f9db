import { type FolderId, isMailroomError, type MessageUid } from '@mailroom/core'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUids } from '../publicUid'
import { giveRows, newestOf, withoutRow } from './ensureRows'

/**
 * Gives mails that were shown before they had their rows, those rows: what is asked of them next, is answered from rows.
 * Where every mail has its row, nothing is asked of the server. Mails and folders that are gone are left out.
 */
export async function giveShownRows(
  context: ImapContext,
  name: FolderId,
  uids: readonly MessageUid[],
): Promise<void> {
  try {
    const folder = await folderNamed(context.database.db, context.accountId, name)
    const asked = serverUids(folder.uid_validity, uids)
    const newest = newestOf(asked)
    // Where each mail has its row, one without is gone; unless it came just now.
    if (newest === 0 || (folder.unfilled_below === 0 && newest < folder.next_uid)) return
    if ((await withoutRow(context, folder, asked)).length > 0) await giveRows(context, folder, uids)
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'notFound') throw error
  }
}
