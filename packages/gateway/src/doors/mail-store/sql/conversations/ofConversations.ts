import type { FolderId, MessageUid } from '@mailroom/core'
import { chunks } from '../change/selectMails'
import { findFolder } from '../folders/findFolder'
import type { MailboxContext } from '../MailboxContext'

/** Uids of one statement. */
const maxUids = 5_000

/** @see Mailbox.ofConversations */
export async function ofConversations(
  context: MailboxContext,
  name: FolderId,
  uids: readonly MessageUid[],
): Promise<readonly MessageUid[]> {
  const { db } = context.database
  const folder = await findFolder(context, db, name)
  const found = new Set<MessageUid>()
  for (const some of chunks(uids, maxUids)) {
    const rows = await db
      .selectFrom('messages')
      .select('uid')
      .where('folder_id', '=', folder.id)
      .where('conversation_id', 'in', (query) =>
        query
          .selectFrom('messages as named')
          .select('named.conversation_id')
          .where('named.folder_id', '=', folder.id)
          .where('named.uid', 'in', some),
      )
      .orderBy('uid')
      .execute()
    for (const row of rows) found.add(row.uid)
  }
  return [...found]
}
