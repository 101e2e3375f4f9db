import { defaultFolderNames, type FolderId, type FolderRole, MailroomError } from '@mailroom/core'
import type { ImapContext } from '../ImapContext'
import { createImapFolder } from './createImapFolder'
import { folderRows } from './folderRow'

/** @see Mailbox.folderWithRole. `notFound` where the server has none and allows none to be made */
export async function folderOfRole(context: ImapContext, role: FolderRole): Promise<FolderId> {
  const rows = await folderRows(context.database.db, context.accountId)
  const folder = rows.find((row) => row.role === role)
  if (folder !== undefined) return folder.name
  if (role === 'snoozed') return (await createImapFolder(context, defaultFolderNames.snoozed)).id
  throw new MailroomError('notFound', `This mailbox has no folder for "${role}", and its server makes none.`)
}
