import {
  addressKey,
  MailroomError,
  type Address,
  type FolderId,
  type LockScope,
  type ShareLevel,
} from '@mailroom/core'
import type { Account } from './Account'
import type { MailSystem } from './MailSystem'
import { noteSignIn } from './noteSignIn'

/** The mailbox of somebody else that a seat works in. @source SH-04 */
export interface Visit {
  readonly owner: Account
  readonly shareId: string
  /** Absent when the share has ended or changed: nothing is answered until the person goes back. */
  readonly level: ShareLevel | undefined
}

/** One adapter's place at the mail system: who sits there at the moment, if anybody. */
export class Seat {
  private account: Account | undefined
  private entered: Pick<Visit, 'owner' | 'shareId'> | undefined
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
   * Whose mailbox is worked in.
   *
   * @throws MailroomError `unauthenticated` when nobody is signed in, `screenLocked` while the screen is locked, `forbidden`
   * while the password must be changed
   */
  get user(): Account {
    const account = this.anyUser
    if (account.mustChangePassword)
      throw new MailroomError('forbidden', 'The password must be changed first.')
    return this.entered?.owner ?? account
  }

  /** Who has signed in, also somebody who must change their password first. @throws MailroomError `unauthenticated`, `screenLocked` */
  get anyUser(): Account {
    if (!this.account) throw new MailroomError('unauthenticated', 'Nobody is signed in.')
    if (this.isLockedUp) throw new MailroomError('screenLocked', 'The screen is locked.')
    return this.account
  }

  /** Whose mailbox is worked in, if anybody is signed in. */
  get maybeUser(): Account | undefined {
    return this.account && (this.entered?.owner ?? this.account)
  }

  /** Who has signed in, if anybody. */
  get maybePerson(): Account | undefined {
    return this.account
  }

  /** Undefined in one's own mailbox. */
  get visit(): Visit | undefined {
    const { account, entered } = this
    if (!account || !entered) return undefined
    const kept = entered.owner.delegates.get(addressKey(account.address))
    return { ...entered, level: kept?.shareId === entered.shareId ? kept.level : undefined }
  }

  /**
   * Who is named as the sender of what is sent from here: whoever may only send for the owner.
   *
   * @source ST-16, CO-17, RFC 5322 3.6.2
   */
  get proxy(): Address | undefined {
    const { visit, account } = this
    return visit && visit.level !== 'fullControl' ? account?.address : undefined
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

  /** @throws MailroomError `locked` when the calendar is behind its lock */
  requireOpenCalendar(): void {
    if (this.user.locks.has('calendar') && !this.hasOpened('calendar'))
      throw new MailroomError('locked', 'The calendar is behind its lock.')
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
    this.goTo(undefined)
    this.closeLocks(account)
    this.account?.seats.delete(this)
    this.account = account
    noteSignIn(account, { at: this.system.now(), outcome: 'signedIn', seat: this })
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
    this.goTo(undefined)
    this.account.seats.delete(this)
    this.account = undefined
    this.isLockedUp = false
    this.tell()
  }

  /** Goes on in the mailbox of somebody else, or back in one's own: under another id, and with every lock closed. */
  switchTo(next: Pick<Visit, 'owner' | 'shareId'> | undefined): void {
    this.goTo(next)
    this.sessionId = crypto.randomUUID()
    this.tell()
  }

  /** The owner of the mailbox has changed something about who may work in it. */
  shareChanged(): void {
    if (this.visit?.level === undefined) this.tell()
  }

  /** Calls back when somebody comes or goes, is put out of a shared mailbox, or the screen is locked or unlocked. Call the answer to stop. */
  watch(watcher: (account: Account | undefined) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private goTo(next: Pick<Visit, 'owner' | 'shareId'> | undefined): void {
    for (const place of [this.account, this.entered?.owner, next?.owner]) if (place) this.closeLocks(place)
    this.entered?.owner.visitors.delete(this)
    this.entered = next
    next?.owner.visitors.add(this)
  }

  private closeLocks({ locks }: Account): void {
    for (const lock of locks.values()) lock.openedBy.delete(this)
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher(this.maybeUser)
  }
}
