import { type FolderId, type FolderMails, MailroomError } from '@mailroom/core'
import { deletedFolders, thereIsMail } from '../../sql/folders/changedFolders'
import { moveImapMessages } from '../change/moveImapMessages'
import type { ImapAccount } from '../connection/ImapAccount'
import type { ImapContext } from '../ImapContext'
import { folderRows, type ImapFolderRow } from './folderRow'

/** Looks into a folder before it is deleted; more mail than this cannot keep coming. */
const maxRounds = 10

/** Dovecot keeps a folder that somebody looks into in the moment of its end, and says that it is gone. */
const maxTries = 3

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
  const { database, accountId } = context
  await context.keeper.refreshFolders()
  let left = deletedFolders(await folderRows(database.db, accountId), id, mails)
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === maxTries)
      throw new MailroomError('server', 'The mail server keeps a folder that it has deleted.')
    await deleteOnServer(context, left, mails)
    const there = new Set((await folderRows(database.db, accountId)).map(({ path }) => path))
    left = left.filter(({ path }) => there.has(path))
  }
}

/** Once each; then the rows are what the server lists. */
async function deleteOnServer(context: ImapContext, folders: readonly ImapFolderRow[], mails: FolderMails) {
  const account = await context.account()
  try {
    if (mails !== 'delete') for (const folder of folders) await emptied(context, account, folder, mails)
    for (const folder of folders) await account.deleteFolder(folder.path)
  } finally {
    // Also when it stopped half-way: what is gone is to be seen.
    await context.keeper.refreshFolders()
    context.events.publish(context.accountId, { kind: 'foldersChanged' })
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
