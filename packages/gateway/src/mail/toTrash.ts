import type { MessageSelection, MovedMessage } from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'

/** Moves mails to the trash; from the trash, deletes them for ever and answers with an empty list. */
export async function toTrash(
  mailbox: Mailbox,
  selection: MessageSelection,
): Promise<readonly MovedMessage[]> {
  const trash = await mailbox.folderWithRole('trash')
  if (selection.folder !== trash) return mailbox.move(selection, trash)
  await mailbox.expunge(selection)
  return []
}
