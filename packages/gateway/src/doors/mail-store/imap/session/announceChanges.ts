import { summariesOf } from '../../sql/list/summariesOf'
import { folderWithId } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import type { SyncResult } from '../index/syncFolder'
import { publicUid } from '../publicUid'
import { withMail } from '../index/withMail'
import { indexTexts } from '../texts/indexTexts'
import { textsDueOf } from '../texts/textsDue'

/** New mails that are announced one by one; of more, people are told that there are some. */
const maxAnnounced = 20

/**
 * Tells of what others did in a folder. New mail in the inbox is announced with its row and its first words.
 *
 * @param isFirst the first look in this session: what came before it is no news
 */
export async function announceChanges(
  context: ImapContext,
  folderId: number,
  { isChanged, added }: SyncResult,
  isFirst: boolean,
): Promise<void> {
  if (!isChanged) return
  const { database, accountId, events } = context
  const folder = await folderWithId(database.db, accountId, folderId)
  if (folder === undefined) return
  if (added.length > 0 && added.length <= maxAnnounced) {
    const due = await textsDueOf(
      database.db,
      added.map((mail) => mail.id),
    )
    const newestUid = Math.max(...added.map((mail) => mail.uid))
    await withMail(context, folder, (open) => indexTexts(context, folder, open, due), { newestUid })
  }
  const arrived = added.filter((mail) => !mail.isRead)
  if (folder.role === 'inbox' && !isFirst && arrived.length <= maxAnnounced) {
    const refs = arrived.map(({ uid }) => ({ folder: folder.name, uid: publicUid(folder.uid_validity, uid) }))
    for (const message of await summariesOf(context, refs)) {
      events.publish(accountId, { kind: 'messageArrived', message })
    }
  }
  events.publish(accountId, { kind: 'folderChanged', folder: folder.name })
}
