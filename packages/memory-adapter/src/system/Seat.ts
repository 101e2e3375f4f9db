import { MailroomError } from '@mailroom/core'
import type { Account } from './Account'
import type { MailSystem } from './MailSystem'

/** One adapter's place at the mail system: who sits there at the moment, if anybody. */
export class Seat {
  private account: Account | undefined
  private readonly watchers = new Set<(account: Account | undefined) => void>()
  private filled: MailSystem | undefined

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

  /** @throws MailroomError `unauthenticated` when nobody is signed in */
  get user(): Account {
    if (!this.account) throw new MailroomError('unauthenticated', 'Nobody is signed in.')
    return this.account
  }

  get maybeUser(): Account | undefined {
    return this.account
  }

  signIn(account: Account): void {
    this.account = account
    this.tell()
  }

  /** Ends the session. Nothing happens when nobody is signed in. */
  leave(): void {
    if (!this.account) return
    this.account = undefined
    this.tell()
  }

  /** Calls back when somebody comes or goes. Call the answer to stop. */
  watch(watcher: (account: Account | undefined) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher(this.account)
  }
}
