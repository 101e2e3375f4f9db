import { defaultFolderNames, defaultRoles, isMailroomError } from '@mailroom/core'
import type { ImapFolder, ImapStatus } from '../connection/ImapAccount'
import type { ImapContext } from '../ImapContext'
import { folderListLock } from './folderListLock'
import { saveFolderList } from './saveFolderList'

/** The folders as the server has just listed them. */
export interface RefreshedFolderList {
  readonly listed: readonly ImapFolder[]
  /** @see SavedFolderList.begun */
  readonly begun: ReadonlySet<string>
  /** Counts are of this moment or later, in ms since 1970. */
  readonly askedAt: number
}

/**
 * Asks for the folders, makes the default ones that are missing, and saves them.
 *
 * @param shown counts of the inbox with which its index begins, if that is now: its owner has seen these mails
 */
export const refreshFolderList = (context: ImapContext, shown?: ImapStatus): Promise<RefreshedFolderList> =>
  context.locks.run([folderListLock], () => refresh(context, shown))

async function refresh(context: ImapContext, shown: ImapStatus | undefined): Promise<RefreshedFolderList> {
  const account = await context.account()
  let askedAt = context.now()
  let listed = await account.folders()
  if ((await makeMissing(context, listed)) > 0) {
    askedAt = context.now()
    listed = await account.folders()
  }
  const asShown = (folder: ImapFolder) =>
    folder.role === 'inbox' && folder.status?.uidValidity === shown?.uidValidity
      ? { ...folder, status: shown }
      : folder
  const { changed, begun } = await saveFolderList(context, listed.map(asShown))
  for (const folder of changed) {
    context.events.publish(context.accountId, { kind: 'folderChanged', folder })
  }
  return { listed, begun, askedAt }
}

/** A server that allows no new folders leaves its mailbox without a role or two: mail is read all the same. */
async function makeMissing(context: ImapContext, listed: readonly ImapFolder[]): Promise<number> {
  const account = await context.account()
  let madeCount = 0
  for (const role of defaultRoles) {
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
