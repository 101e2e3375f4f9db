import type { FolderId, FolderMails } from '@mailroom/core'
import { deleteMails } from '../change/deleteMails'
import { emptyFolder } from '../change/expungeMessages'
import { moveMessages } from '../change/moveMessages'
import { chunks, selectMails } from '../change/selectMails'
import { discardBlobs } from '../append/discardBlobs'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext } from '../MailboxContext'
import { deletedFolders, thereIsMail } from './changedFolders'
import { findFolder } from './findFolder'
import { allFolders } from './renameFolder'

/** Mails that are moved in one transaction. */
const maxMoved = 200

/**
 * @see Mailbox.deleteFolder
 *
 * Mails go first, a folder at a time, so that a large one does not hold up others; then the folders, all at once. What
 * arrived in between has the fate of the others.
 */
export async function deleteFolder(context: MailboxContext, id: FolderId, mails: FolderMails): Promise<void> {
  const { database, accountId, events } = context
  for (const { name } of deletedFolders(await allFolders(database.db, accountId), id, mails)) {
    if (mails === 'delete') await emptyFolder(context, name)
    else if (mails !== 'none') await moveAll(context, name, mails.moveTo)
  }
  const isDone = await deleteRows(context, id, mails)
  if (!isDone) return deleteFolder(context, id, mails)
  events.publish(accountId, { kind: 'foldersChanged' })
}

/** Moves all mails of a folder, some at a time, so that others are served in between. */
async function moveAll(context: MailboxContext, name: FolderId, target: FolderId): Promise<void> {
  const { db } = context.database
  const folder = await findFolder(context, db, name)
  await findFolder(context, db, target)
  for (const some of chunks(await selectMails(db, folder.id, 'all'), maxMoved))
    await moveMessages(context, { folder: name, uids: some.map(({ uid }) => uid) }, target)
}

/** @returns false when there was a mail again that is to be moved first */
async function deleteRows(context: MailboxContext, id: FolderId, mails: FolderMails): Promise<boolean> {
  const blobs = await changeMailbox(context, async (trx) => {
    const folders = deletedFolders(await allFolders(trx, context.accountId), id, mails)
    const late = []
    for (const folder of folders) {
      const left = await selectMails(trx, folder.id, 'all')
      if (left.length > 0 && mails === 'none') throw thereIsMail()
      if (left.length > 0 && mails !== 'delete') return undefined
      late.push(...(await deleteMails(trx, folder.id, left)))
    }
    for (const folder of folders) await trx.deleteFrom('folders').where('id', '=', folder.id).execute()
    return late
  })
  if (blobs === undefined) return false
  await discardBlobs(context, blobs)
  return true
}
