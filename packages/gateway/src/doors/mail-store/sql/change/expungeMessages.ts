import type { FolderId, MessageSelection } from '@mailroom/core'
import type { BlobKey } from '../../../blob-store/BlobStore'
import type { Executor } from '../../../database/Database'
import { discardBlobs } from '../append/discardBlobs'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { removeFromIndex } from '../search/SearchIndex'
import { type SelectedMail, chunks, selectMails } from './selectMails'

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
    const blobs = await database.transaction(async (trx) => {
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

/** Deletes rows and counts. @returns the blobs to which nothing points once this is committed */
async function deleteMails(
  trx: Executor,
  folderId: number,
  mails: readonly SelectedMail[],
): Promise<BlobKey[]> {
  if (mails.length === 0) return []
  const ids = mails.map((mail) => mail.id)
  const texts = await trx
    .selectFrom('message_texts')
    .select(['text_key', 'html_key'])
    .where('message_id', 'in', ids)
    .where((query) => query.or([query('text_key', 'is not', null), query('html_key', 'is not', null)]))
    .execute()
  await removeFromIndex(trx, ids)
  const deleted = await trx
    .deleteFrom('messages')
    .where('id', 'in', ids)
    .returning(['blob_key', 'is_read'])
    .execute()
  const unread = deleted.filter((row) => row.is_read === 0).length
  await trx
    .updateTable('folders')
    .set((query) => ({
      total_count: query('total_count', '-', deleted.length),
      unread_count: query('unread_count', '-', unread),
    }))
    .where('id', '=', folderId)
    .execute()
  return [
    ...deleted.map((row) => row.blob_key),
    ...texts.flatMap((row) => [row.text_key, row.html_key]).filter((key) => key !== null),
  ]
}
