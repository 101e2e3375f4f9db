import type { ConversationQuery, FolderId, MessagePage, MessageRef, MessageUid } from '@mailroom/core'
import { ofConversations } from '../../sql/conversations/ofConversations'
import { readConversation } from '../../sql/conversations/readConversation'
import type { ImapContext } from '../ImapContext'
import { giveShownRows } from '../index/giveShownRows'

/** @see Mailbox.conversation */
export async function imapConversation(
  context: ImapContext,
  ref: MessageRef,
  query: ConversationQuery,
  readable?: ReadonlySet<FolderId>,
): Promise<MessagePage> {
  await giveShownRows(context, ref.folder, [ref.uid])
  return readConversation(context, ref, query, readable)
}

/** @see Mailbox.ofConversations */
export async function ofImapConversations(
  context: ImapContext,
  folder: FolderId,
  uids: readonly MessageUid[],
): Promise<readonly MessageUid[]> {
  await giveShownRows(context, folder, uids)
  return ofConversations(context, folder, uids)
}
