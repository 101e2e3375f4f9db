import type { FolderId, MessageSelection } from '@mailroom/core'
import { changeMailbox } from '../changeMailbox'
import { discardBlobs } from '../append/discardBlobs'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { deleteMails } from './deleteMails'
import { chunks, selectMails } from './selectMails'

/** Mails of one transaction: emptying a large folder lets others through in between. */
const maxMails = 100

/**
 * @see Mailbox.expunge
 *
 * Rows first, bytes after the commit: whatever stops this half-way, a mail is either whole or gone.
 */
export async function expungeMessages(context: MailboxContext, selection: MessageSelection): Promise<void> {
  const { database, accountId, events } = context
  const folder = await findFolder(context, database.db, selection.folder)
  const selected = await selectMails(database.db, folder.id, selection.uids)
  for (const some of chunks(selected, maxMails)) {
    const blobs = await changeMailbox(context, async (trx) => {
      // Asked again inside: some may have been moved or deleted meanwhile.
      const mails = await selectMails(
        trx,
        folder.id,
        some.map((mail) => mail.uid),
      )
      return deleteMails(trx, folder.id, mails)
    })
    await discardBlobs(context, blobs)
  }
  if (selected.length > 0) events.publish(accountId, { kind: 'folderChanged', folder: selection.folder })
}

/** @see Mailbox.empty. What arrives while it runs stays. */
export const emptyFolder = (context: MailboxContext, folder: FolderId): Promise<void> =>
  expungeMessages(context, { folder, uids: 'all' })
