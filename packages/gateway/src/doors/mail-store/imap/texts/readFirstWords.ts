import type { MessageUid } from '@mailroom/core'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUids } from '../publicUid'
import { withMail } from '../index/withMail'
import { indexTexts } from './indexTexts'
import { unreadTexts } from './textsDue'

/** Reads the texts of these mails now, as far as they are not here at all. @returns whether any were not */
export async function readFirstWords(
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly MessageUid[],
): Promise<boolean> {
  const newestUid = Math.max(0, ...serverUids(folder.uid_validity, uids))
  // Whoever has just given them their rows reads their texts, too, before letting go of the lock.
  return context.locks.run([folder.name], async () => {
    const due = await unreadTexts(context.database.db, folder.id, uids)
    if (due.length === 0) return false
    await withMail(context, folder, (open) => indexTexts(context, folder, open, due), { newestUid })
    return true
  })
}
