import { MailroomError, type FolderId, type LockScope } from '@mailroom/core'
import type { Account } from './Account'
import type { MailSystem } from './MailSystem'

/** One adapter's place at the mail system: who sits there at the moment, if anybody. */
export class Seat {
  private account: Account | undefined
  private waiting: Account | undefined
  /** Names the session that goes on here. */
  sessionId = ''
  /** When it began, ms since 1970. */
  startedAt = 0
  private readonly watchers = new Set<(account: Account | undefined) => void>()
  private filled: MailSystem | undefined
  /** The screen is locked. */
  isLockedUp = false

  /** @throws Error before the company is loaded, which calls wait for */
  get system(): MailSystem {
    if (!this.filled)
      throw new Error('The memory adapter was used before its company was there. Await a call first.')
    return this.filled
  }

  /** Takes the seat at a system, once. */
  join(system: MailSystem): void {
    this.filled = system
  }

  /**
   * @throws MailroomError `unauthenticated` when nobody is signed in, `screenLocked` while the screen is locked, `forbidden`
   * while the password must be changed
   */
  get user(): Account {
    const account = this.anyUser
    if (account.mustChangePassword)
      throw new MailroomError('forbidden', 'The password must be changed first.')
    return account
  }

  /** Also somebody who must change their password first. @throws MailroomError `unauthenticated`, `screenLocked` */
  get anyUser(): Account {
    if (!this.account) throw new MailroomError('unauthenticated', 'Nobody is signed in.')
    if (this.isLockedUp) throw new MailroomError('screenLocked', 'The screen is locked.')
    return this.account
  }

  get maybeUser(): Account | undefined {
    return this.account
  }

  /** The lock of whoever sits here was opened in this session. */
  hasOpened(scope: LockScope): boolean {
    return this.user.locks.get(scope)?.openedBy.has(this) === true
  }

  /** @throws MailroomError `locked` when the file center is behind its lock */
  requireOpenFiles(): void {
    if (this.user.locks.has('files') && !this.hasOpened('files'))
      throw new MailroomError('locked', 'The file center is behind its lock.')
  }

  /** True for a folder that is behind the lock. */
  isLocked(folder: FolderId): boolean {
    const { locks, mailbox } = this.user
    if (!locks.has('folders') || this.hasOpened('folders')) return false
    return !mailbox.list().some(({ id, isDefault }) => isDefault && id === folder)
  }

  /** @throws MailroomError `locked` when one of the folders is behind the lock */
  requireOpen(...folders: readonly FolderId[]): void {
    if (folders.some((id) => this.isLocked(id)))
      throw new MailroomError('locked', 'The folder is behind the lock.')
  }

  /** Who has taken the first step of signing in here, and not the second. */
  get halfway(): Account | undefined {
    return this.waiting
  }

  /** Takes the first step of two. Nobody is signed in by it. */
  signInHalfway(account: Account): void {
    this.waiting = account
  }

  signIn(account: Account): void {
    this.waiting = undefined
    for (const lock of account.locks.values()) lock.openedBy.delete(this)
    this.account?.seats.delete(this)
    this.account = account
    account.signIns.push({ seat: this, at: this.system.now(), address: '127.0.0.1', userAgent: '' })
    account.seats.add(this)
    this.sessionId = crypto.randomUUID()
    this.startedAt = this.system.now()
    this.isLockedUp = false
    this.tell()
  }

  /** Locks or unlocks the screen. */
  setLocked(isLockedUp: boolean): void {
    if (!this.account || isLockedUp === this.isLockedUp) return
    this.isLockedUp = isLockedUp
    this.tell()
  }

  /** Ends the session. Nothing happens when nobody is signed in. */
  leave(): void {
    if (!this.account) return
    this.account.seats.delete(this)
    this.account = undefined
    this.isLockedUp = false
    this.tell()
  }

  /** Calls back when somebody comes or goes, or the screen is locked or unlocked. Call the answer to stop. */
  watch(watcher: (account: Account | undefined) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher(this.account)
  }
}
