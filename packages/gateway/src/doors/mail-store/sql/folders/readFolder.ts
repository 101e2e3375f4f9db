import type { Folder, FolderId } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'
import { findFolder } from './findFolder'
import { toFolder } from './listFolders'

/** @see Mailbox.folder */
export const readFolder = async (context: MailboxContext, id: FolderId): Promise<Folder> =>
  toFolder(await findFolder(context, context.database.db, id))
