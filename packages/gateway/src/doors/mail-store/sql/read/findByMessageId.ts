import type { InternetMessageId, MessageRef } from '@mailroom/core'
import { storableText } from '../../../database/storableText'
import { maxMessageIdCharacters } from '../append/headerColumns'
import type { MailboxContext } from '../MailboxContext'

/** @see Mailbox.findByMessageId */
export async function findByMessageId(
  { database, accountId }: MailboxContext,
  messageId: InternetMessageId,
): Promise<readonly MessageRef[]> {
  if (messageId === '') return []
  return database.db
    .selectFrom('messages')
    .innerJoin('folders', 'folders.id', 'messages.folder_id')
    .select(['folders.name as folder', 'messages.uid'])
    .where('messages.account_id', '=', accountId)
    .where('messages.message_id', '=', storableText(messageId.slice(0, maxMessageIdCharacters)))
    .orderBy('messages.id')
    .execute()
}
