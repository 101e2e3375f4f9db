import {
  isMailroomError,
  type MessageRef,
  type MessageSelection,
  type MessagesPort,
  type MessageSummary,
  type MessageUid,
} from '@mailroom/core'

/** Whole conversations, and mails of theirs, that are asked for before they change. */
const maxConversations = 20
const maxMails = 500

/** Mails of one question. */
const pageSize = 100

/**
 * Says whether the mails behind a selection of whole conversations may be asked for: as far as their rows tell, they are soon there.
 *
 * @param rows what is known of the mails that the selection names
 */
export function canAskForMails(
  { conversation }: MessagesPort,
  { uids }: MessageSelection,
  rows: ReadonlyMap<MessageUid, MessageSummary>,
): boolean {
  if (conversation === undefined || uids === 'all' || uids.length > maxConversations) return false
  const count = uids.reduce((sum, uid) => sum + (rows.get(uid)?.conversation?.folderMailCount ?? 1), 0)
  return count <= maxMails
}

/** All mails of whole conversations in their folder, as they are now; those that are gone are left out. @source ML-24, ML-25 */
export async function mailsOfConversations(
  messages: MessagesPort,
  { folder, uids }: MessageSelection,
): Promise<ReadonlyMap<MessageUid, MessageSummary>> {
  const found = new Map<MessageUid, MessageSummary>()
  for (const uid of uids === 'all' ? [] : uids) {
    for (const mail of await mailsWith(messages, { folder, uid })) {
      if (mail.ref.folder === folder) found.set(mail.ref.uid, mail)
    }
  }
  return found
}

async function mailsWith(messages: MessagesPort, ref: MessageRef): Promise<readonly MessageSummary[]> {
  const mails: MessageSummary[] = []
  try {
    for (let offset = 0; messages.conversation; offset += pageSize) {
      const page = await messages.conversation(ref, { offset, limit: pageSize })
      mails.push(...page.messages)
      if (offset + pageSize >= page.totalCount) break
    }
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'notFound') throw error
  }
  return mails
}
