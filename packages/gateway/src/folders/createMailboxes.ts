import type { LiveEvent, MessageRef, MessageSelection } from '@mailroom/core'
import type { Mailbox, MailStore } from '../doors/mail-store/MailStore'
import type { Lock, LockedSession } from '../locks/Lock'
import { isAtHomeElsewhere, names, openPart } from './awayBehindLock'
import { folderOfEvent, foldersLocked, lockedMailbox } from './lockedMailbox'

/** The mail of whoever is signed in, behind their folder lock. The routes have no other way to any mail. */
export interface Mailboxes {
  of(session: LockedSession): Mailbox
  /** For services that work with an account alone: fails as `locked` for mails that are behind the lock. */
  requireOpen(session: LockedSession, mails: MessageRef | MessageSelection): Promise<void>
  /** False for news of a folder that is behind the lock. */
  mayHear(session: LockedSession, event: LiveEvent): Promise<boolean>
}

/** @source LK-08, A5 */
export function createMailboxes(mail: MailStore, lock: Lock): Mailboxes {
  const isClosed = async (session: LockedSession) => {
    const { isSet, isOpen } = await lock.state(session)
    return isSet && !isOpen
  }
  const openToAll = async ({ accountId }: LockedSession) => {
    const mailbox = mail.mailbox(accountId)
    return openPart(mailbox, await mailbox.folders())
  }
  return {
    of: (session) => lockedMailbox(mail.mailbox(session.accountId), () => isClosed(session)),
    async requireOpen(session, mails) {
      if (mails.folder === 'INBOX' || !(await isClosed(session))) return
      const { folders, away } = await openToAll(session)
      const { folder } = mails
      const selection = 'uids' in mails ? mails : { folder, uids: [mails.uid] }
      if (!folders.has(folder) || names(away, selection)) throw foldersLocked()
    },
    async mayHear(session, event) {
      const folder = folderOfEvent(event)
      if (folder === undefined || folder === 'INBOX' || !(await isClosed(session))) return true
      const { folders } = await openToAll(session)
      if (!folders.has(folder)) return false
      return event.kind !== 'messageArrived' || !isAtHomeElsewhere(event.message, folders)
    },
  }
}
