import type { FolderId, FolderMails } from '@mailroom/core'
import { deletedFolders, thereIsMail } from '../../sql/folders/changedFolders'
import { moveImapMessages } from '../change/moveImapMessages'
import type { ImapAccount } from '../connection/ImapAccount'
import type { ImapContext } from '../ImapContext'
import { folderRows, type ImapFolderRow } from './folderRow'

/** Looks into a folder before it is deleted; more mail than this cannot keep coming. */
const maxRounds = 10

/**
 * @see Mailbox.deleteFolder
 *
 * Children before parents, and a folder only when the server says that nothing is left in it that is to stay: what other
 * programs put there meanwhile goes the same way.
 */
export async function deleteImapFolder(
  context: ImapContext,
  id: FolderId,
  mails: FolderMails,
): Promise<void> {
  const { database, accountId, events } = context
  await context.keeper.refreshFolders()
  const account = await context.account()
  const folders = deletedFolders(await folderRows(database.db, accountId), id, mails)
  try {
    if (mails !== 'delete') for (const folder of folders) await emptied(context, account, folder, mails)
    for (const folder of folders) await account.deleteFolder(folder.path)
  } finally {
    // Also when it stopped half-way: what is gone is to be seen.
    await context.keeper.refreshFolders()
    events.publish(accountId, { kind: 'foldersChanged' })
  }
}

async function emptied(
  context: ImapContext,
  account: ImapAccount,
  folder: ImapFolderRow,
  mails: { readonly moveTo: FolderId } | 'none',
) {
  if (folder.is_selectable === 0) return
  for (let round = 0; (await account.status(folder.path)).messageCount > 0; round++) {
    if (mails === 'none' || round === maxRounds) throw thereIsMail()
    await context.keeper.look(folder)
    await moveImapMessages(context, { folder: folder.name, uids: 'all' }, mails.moveTo)
  }
}
