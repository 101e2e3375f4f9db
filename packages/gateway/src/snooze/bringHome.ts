import type { FolderId, MessageSelection, MovedMessage } from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'

/** Moves mails back to their folder, or to the inbox when that is gone, and forgets that they were away. */
export async function bringHome(
  mailbox: Mailbox,
  selection: MessageSelection,
  home: FolderId,
): Promise<readonly MovedMessage[]> {
  const folders = await mailbox.folders()
  const target = folders.some(({ id }) => id === home) ? home : await mailbox.folderWithRole('inbox')
  const moved = await mailbox.move(selection, target)
  const uids = moved.map(({ to }) => to.uid)
  if (uids.length > 0) await mailbox.setState({ folder: target, uids }, { snooze: null })
  return moved
}
