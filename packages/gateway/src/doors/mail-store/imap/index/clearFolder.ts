import { setImmediate } from 'node:timers/promises'
import { discardBlobs } from '../../sql/append/discardBlobs'
import { deleteMails } from '../../sql/change/deleteMails'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapContext } from '../ImapContext'

/** Mails of one transaction. */
const maxMails = 500

/** Takes the whole index of a folder away. The caller holds the folder's lock. @returns whether there was any */
export async function clearFolder(context: ImapContext, folderId: number): Promise<boolean> {
  for (let hadAny = false; ; hadAny = true) {
    const deleted = await changeMailbox(context, async (trx) => {
      const mails = await trx
        .selectFrom('messages')
        .select(['id', 'uid', 'is_read'])
        .where('folder_id', '=', folderId)
        .limit(maxMails)
        .execute()
      return { count: mails.length, blobs: await deleteMails(trx, folderId, mails) }
    })
    await discardBlobs(context, deleted.blobs)
    if (deleted.count < maxMails) return hadAny || deleted.count > 0
    await setImmediate()
  }
}
