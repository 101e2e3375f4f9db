import { MailroomError, type MessageRef } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'

/** The columns that say where a mail's bytes are, or `notFound`. Looks in the account's own folders only. */
export async function findMessage({ database, accountId }: MailboxContext, ref: MessageRef) {
  const row = await database.db
    .selectFrom('messages')
    .innerJoin('folders', 'folders.id', 'messages.folder_id')
    .leftJoin('message_texts', 'message_texts.message_id', 'messages.id')
    .select(['messages.id', 'messages.blob_key', 'messages.size_bytes', 'message_texts.details'])
    .where('folders.account_id', '=', accountId)
    .where('folders.name', '=', ref.folder)
    .where('messages.uid', '=', ref.uid)
    .executeTakeFirst()
  if (row === undefined || row.blob_key === null) throw noSuchMessage()
  return { ...row, blob_key: row.blob_key }
}

/** The error for a mail that is not there, or is not the account's: the caller cannot tell which. */
export const noSuchMessage = () => new MailroomError('notFound', 'There is no such mail in this mailbox.')
