import type { FolderId, FolderRole, MessageUid } from '@mailroom/core'
import type { NewMail, StoredMail } from './StoredMail'

/** One folder of one mailbox. Uids grow and are never used again (RFC 9051 2.3.1.1). */
export class MailFolder {
  private readonly mails = new Map<MessageUid, StoredMail>()
  private nextUid = 1

  constructor(
    public id: FolderId,
    readonly role?: FolderRole,
  ) {}

  get(uid: MessageUid): StoredMail | undefined {
    return this.mails.get(uid)
  }

  all(): StoredMail[] {
    return [...this.mails.values()]
  }

  /** The mails asked for, each once, in the order asked; those that are gone are left out. */
  some(uids: readonly MessageUid[] | 'all'): StoredMail[] {
    if (uids === 'all') return this.all()
    return [...new Set(uids)].flatMap((uid) => this.mails.get(uid) ?? [])
  }

  put(mail: NewMail): StoredMail {
    const stored: StoredMail = { ...mail, uid: this.nextUid }
    this.nextUid += 1
    this.mails.set(stored.uid, stored)
    return stored
  }

  replace(mail: StoredMail): void {
    this.mails.set(mail.uid, mail)
  }

  remove(uid: MessageUid): void {
    this.mails.delete(uid)
  }

  clear(): void {
    this.mails.clear()
  }

  get totalCount(): number {
    return this.mails.size
  }

  get unreadCount(): number {
    return this.all().filter((mail) => !mail.state.isRead).length
  }
}
