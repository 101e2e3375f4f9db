import type { BlobKey } from '../../../blob-store/BlobStore'
import type { Executor } from '../../../database/Database'
import { settleAfterLoss } from '../conversations/settleNewest'
import { removeFromIndex } from '../search/SearchIndex'
import { forgetTouches } from './mailTouches'
import type { SelectedMail } from './selectMails'

/**
 * Deletes the rows of mails of one folder, and counts, in the caller's transaction.
 *
 * @returns the blobs to which nothing points once this is committed
 */
export async function deleteMails(
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
    .returning(['blob_key', 'is_read', 'conversation_id', 'account_id', 'message_id'])
    .execute()
  await forgetLogs(trx, deleted)
  await settleAfterLoss(trx, [...new Set(deleted.map((row) => row.conversation_id))])
  const unread = deleted.filter((row) => row.is_read === 0).length
  await trx
    .updateTable('folders')
    .set((query) => ({
      total_count: query('total_count', '-', deleted.length),
      unread_count: query('unread_count', '-', unread),
    }))
    .where('id', '=', folderId)
    .execute()
  const keys = [
    ...deleted.map((row) => row.blob_key),
    ...texts.flatMap((row) => [row.text_key, row.html_key]),
  ]
  return keys.filter((key) => key !== null)
}

/** Of our own mails: a row of the index that goes may be that of a mail which another program has moved. */
async function forgetLogs(
  trx: Executor,
  deleted: readonly {
    readonly blob_key: string | null
    readonly account_id: number
    readonly message_id: string
  }[],
): Promise<void> {
  const own = deleted.filter((row) => row.blob_key !== null)
  if (own.length === 0) return
  const messageIds = own.map((row) => row.message_id)
  await forgetTouches(trx, own[0]!.account_id, messageIds)
}
