import type { AccountId } from '../../../../accounts/AccountId'
import type { ImapContext } from '../ImapContext'
import type { ImapStoreLimits } from './ImapLimits'
import { ImapSession } from './ImapSession'

interface Kept {
  readonly session: ImapSession
  holdCount: number
  timer: NodeJS.Timeout | undefined
}

/** Begins what goes on for an account with its first call, and ends it some time after its last one. */
export class ImapSessions {
  readonly #kept = new Map<AccountId, Kept>()
  readonly #ending = new Set<Promise<void>>()

  constructor(
    private readonly limits: ImapStoreLimits,
    private readonly contextOf: (accountId: AccountId) => ImapContext,
  ) {}

  /** The session of an account that is used now. */
  use(accountId: AccountId): ImapSession {
    let kept = this.#kept.get(accountId)
    if (kept === undefined) {
      kept = {
        session: new ImapSession(this.contextOf(accountId), this.limits),
        holdCount: 0,
        timer: undefined,
      }
      this.#kept.set(accountId, kept)
    }
    this.#rest(accountId, kept)
    return kept.session
  }

  /** Resolves when new mail of an account is noticed from now on, or its server has not answered for some seconds. */
  listening(accountId: AccountId): Promise<void> {
    return this.use(accountId).listening()
  }

  /** Keeps an account's session as long as somebody is there, though he asks nothing. Call the answer when he leaves. */
  hold(accountId: AccountId): () => void {
    const session = this.use(accountId)
    const kept = this.#kept.get(accountId)!
    kept.holdCount++
    clearTimeout(kept.timer)
    session.heard()
    void session.foldersKnown().catch(() => {})
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      kept.holdCount--
      if (this.#kept.get(accountId) === kept) this.#rest(accountId, kept)
    }
  }

  /** Ends an account's session now. The next call begins another. */
  async end(accountId: AccountId): Promise<void> {
    const kept = this.#kept.get(accountId)
    if (kept === undefined) return
    this.#kept.delete(accountId)
    clearTimeout(kept.timer)
    const ending = kept.session.end()
    this.#ending.add(ending)
    await ending.finally(() => this.#ending.delete(ending))
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#kept.keys()].map((accountId) => this.end(accountId)))
    await Promise.all(this.#ending)
  }

  #rest(accountId: AccountId, kept: Kept): void {
    clearTimeout(kept.timer)
    if (kept.holdCount > 0) return
    kept.timer = setTimeout(() => void this.end(accountId), this.limits.activeMs)
    kept.timer.unref()
  }
}
