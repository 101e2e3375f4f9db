import { folderRoles, isMailroomError } from '@mailroom/core'
import { defaultFolderNames } from '../../sql/folders/ensureDefaultFolders'
import type { ImapFolder } from '../connection/ImapAccount'
import type { ImapContext } from '../ImapContext'
import { saveFolderList } from './saveFolderList'

/** Asks for the folders, makes the default ones that are missing, and saves them. @returns them with their counts */
export async function refreshFolderList(context: ImapContext): Promise<readonly ImapFolder[]> {
  const account = await context.account()
  let listed = await account.folders()
  if ((await makeMissing(context, listed)) > 0) listed = await account.folders()
  for (const folder of await saveFolderList(context, listed)) {
    context.events.publish(context.accountId, { kind: 'folderChanged', folder })
  }
  return listed
}

/** A server that allows no new folders leaves its mailbox without a role or two: mail is read all the same. */
async function makeMissing(context: ImapContext, listed: readonly ImapFolder[]): Promise<number> {
  const account = await context.account()
  let madeCount = 0
  for (const role of folderRoles) {
    const name = defaultFolderNames[role]
    const isThere = listed.some(
      (folder) =>
        folder.isSelectable &&
        (folder.role === role || folder.parts.join('/').toLowerCase() === name.toLowerCase()),
    )
    if (isThere) continue
    try {
      await account.createFolder([name])
      madeCount++
    } catch (error) {
      if (!isMailroomError(error) || error.kind === 'offline') throw error
      if (error.kind === 'conflict') madeCount++
      else context.onError(error)
    }
  }
  return madeCount
}
