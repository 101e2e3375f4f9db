import type { FolderId, MessageUid } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { noteArrivals } from '../change/mailTouches'
import type { MailToThread } from '../conversations/MailToThread'
import { threadMails } from '../conversations/threadMails'
import { noSuchFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'
import { addToIndex } from '../search/SearchIndex'
import type { StoredMail } from './PreparedMail'

/** Writes the rows of mails and counts them, in the caller's transaction. @returns their uids, in the order given */
export async function insertMails(
  { accountId }: MailboxContext,
  trx: Executor,
  folder: FolderId,
  mails: readonly StoredMail[],
): Promise<MessageUid[]> {
  if (mails.length === 0) return []
  const unreadCount = mails.filter((mail) => mail.message.is_read === 0).length
  const counted = await trx
    .updateTable('folders')
    .set((query) => ({
      next_uid: query('next_uid', '+', mails.length),
      total_count: query('total_count', '+', mails.length),
      unread_count: query('unread_count', '+', unreadCount),
    }))
    .where('account_id', '=', accountId)
    .where('name', '=', folder)
    .returning(['id', 'next_uid'])
    .executeTakeFirst()
  if (counted === undefined) throw noSuchFolder()

  const firstUid = counted.next_uid - mails.length
  const inserted: MailToThread[] = []
  for (const [index, mail] of mails.entries()) {
    const id = await insertMail(accountId, trx, counted.id, firstUid + index, mail)
    const { subject_key: subjectKey, received_at: receivedAt } = mail.message
    inserted.push({ ...mail.threading, id, subjectKey, receivedAt })
  }
  await threadMails(trx, accountId, inserted)
  await noteArrivals(
    trx,
    accountId,
    mails.map(({ message, touches }) => ({ messageId: message.message_id, touches })),
  )
  await addToIndex(
    trx,
    accountId,
    mails.map(({ words }, index) => ({ ...words, id: inserted[index]!.id })),
  )
  return mails.map((_, index) => firstUid + index)
}

/** One mail a statement: long statements of many mails would keep all their texts in memory once more. */
async function insertMail(
  accountId: number,
  trx: Executor,
  folderId: number,
  uid: MessageUid,
  mail: StoredMail,
): Promise<number> {
  const { id } = await trx
    .insertInto('messages')
    .values({ ...mail.message, account_id: accountId, folder_id: folderId, uid, blob_key: mail.blobKey })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('message_texts')
    .values({ ...mail.texts, message_id: id })
    .execute()
  await addKnownTags(accountId, trx, id, mail.tags)
  return id
}

/** Tags that the account does not have are left out: a mail is not refused for them. */
async function addKnownTags(accountId: number, trx: Executor, messageId: number, names: readonly string[]) {
  if (names.length === 0) return
  await trx
    .insertInto('message_tags')
    .columns(['tag_id', 'message_id', 'folder_id', 'received_at'])
    .expression((query) =>
      query
        .selectFrom('tags')
        .innerJoin('messages', 'messages.account_id', 'tags.account_id')
        .select(['tags.id', 'messages.id as message_id', 'messages.folder_id', 'messages.received_at'])
        .where('messages.id', '=', messageId)
        .where('tags.account_id', '=', accountId)
        .where('tags.name', 'in', names),
    )
    .execute()
}
