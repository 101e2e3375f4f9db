import type { FolderId, LiveEvent } from '@mailroom/core'
import type { Mailbox, MailStore } from '../doors/mail-store/MailStore'
import type { FolderLock, LockedSession } from './FolderLock'
import { folderOfEvent, foldersLocked, lockedMailbox } from './lockedMailbox'

/** The mail of whoever is signed in, behind their folder lock. The routes have no other way to any mail. */
export interface Mailboxes {
  of(session: LockedSession): Mailbox
  /** For services that work with an account alone: fails as `locked` for a folder that is behind the lock. */
  requireOpen(session: LockedSession, folder: FolderId): Promise<void>
  /** False for news of a folder that is behind the lock. */
  mayHear(session: LockedSession, event: LiveEvent): Promise<boolean>
}

/** @source LK-08, A5 */
export function createMailboxes(mail: MailStore, lock: FolderLock): Mailboxes {
  const isClosed = async (session: LockedSession) => {
    const { isSet, isOpen } = await lock.state(session)
    return isSet && !isOpen
  }
  const isBehindLock = async (session: LockedSession, folder: FolderId) => {
    if (folder === 'INBOX' || !(await isClosed(session))) return false
    const folders = await mail.mailbox(session.accountId).folders()
    return !folders.some(({ id, isDefault }) => id === folder && isDefault)
  }
  return {
    of: (session) => lockedMailbox(mail.mailbox(session.accountId), () => isClosed(session)),
    async requireOpen(session, folder) {
      if (await isBehindLock(session, folder)) throw foldersLocked()
    },
    async mayHear(session, event) {
      const folder = folderOfEvent(event)
      return folder === undefined || !(await isBehindLock(session, folder))
    },
  }
}
