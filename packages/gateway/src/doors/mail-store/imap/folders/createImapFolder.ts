import { type Folder, type FolderId, MailroomError, isMailroomError } from '@mailroom/core'
import { checkedLevels } from '../../sql/folders/createFolder'
import { toFolder } from '../../sql/folders/listFolders'
import type { ImapContext } from '../ImapContext'
import { folderParts } from './folderNames'
import { folderNamed, folderRows } from './folderRow'

/** @see Mailbox.createFolder */
export async function createImapFolder(context: ImapContext, id: FolderId): Promise<Folder> {
  const { database, accountId } = context
  const levels = checkedLevels(id)
  const account = await context.account()
  const { delimiter } = await account.capabilities()
  const parts = folderParts(id)
  if (delimiter !== '/' && parts.some((part) => part.includes(delimiter))) {
    throw new MailroomError(
      'invalid',
      `This mail server cannot have "${delimiter}" in the name of a folder.`,
      {
        fields: { name: ['folderName'] },
      },
    )
  }
  const known = new Map((await folderRows(database.db, accountId)).map((row) => [row.name, row]))
  if (known.get(id)?.is_selectable === 1) throw alreadyThere(id)
  for (const count of levels.keys()) {
    const name = levels.slice(0, count + 1).join('/')
    if (known.get(name)?.is_selectable === 1) continue
    try {
      await account.createFolder(parts.slice(0, count + 1))
    } catch (error) {
      // A level above was made by somebody else, or came with its child.
      if (name === id || !isMailroomError(error) || error.kind !== 'conflict') throw error
    }
  }
  await context.keeper.refreshFolders()
  context.events.publish(accountId, { kind: 'foldersChanged' })
  return toFolder(await folderNamed(database.db, accountId, id))
}

const alreadyThere = (id: FolderId) => new MailroomError('conflict', `A folder named "${id}" exists already.`)
