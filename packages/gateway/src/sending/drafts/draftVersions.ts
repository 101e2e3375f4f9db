import type { InternetMessageId, MessageRef } from '@mailroom/core'
import type { Mailbox } from '../../doors/mail-store/MailStore'

/** The versions of a draft that lie among the drafts, oldest first. What was moved elsewhere is none any more. */
export async function draftVersions(
  mailbox: Mailbox,
  messageId: InternetMessageId,
): Promise<readonly MessageRef[]> {
  const folder = await mailbox.folderWithRole('drafts')
  return (await mailbox.findByMessageId(messageId)).filter((ref) => ref.folder === folder)
}
